import { Type } from 'typebox'
import { ofHidden } from '../call-errors.ts'
import { strict } from '../ui-api/inputs.ts'
import { defineServerMethod } from './define-server-method.ts'

const className = 'OperationsController'

export const getHealth = defineServerMethod({
  className,
  methodName: 'getHealth',
  readOnly: true,
  access: 'session',
  answers: 'personal',
  summary:
    'For administrators: mails and other jobs that have failed, what waits, storage, versions, what is connected, and settings that cannot be used.',
  errors: [...ofHidden],
  parameters: Type.Object({}, strict),
  answer: Type.Object({
    waitingJobs: Type.Integer(),
    failedJobs: Type.Array(
      Type.Object({ id: Type.String(), task: Type.String(), attempts: Type.Integer(), error: Type.String() }),
      { description: 'The oldest 200.' },
    ),
    databaseBytes: Type.Number(),
    freeBytes: Type.Number({ description: 'Free space of the disk with the data folder.' }),
    versions: Type.Object({ product: Type.String(), node: Type.String(), database: Type.String() }),
    hasMail: Type.Boolean({ description: 'False if mails are caught instead of sent.' }),
    hasScanner: Type.Boolean(),
    isHttps: Type.Boolean(),
    unusableSettings: Type.Array(Type.Object({ name: Type.String(), reason: Type.String() }), {
      description: 'Settings in the database that cannot be used, while the last usable ones are in force.',
    }),
    hasOwnBrand: Type.Boolean({ description: 'False if the portal has the name or company of the demo.' }),
    hasOwnTerms: Type.Boolean({ description: 'False if people agree to the sample terms.' }),
    emptyQueues: Type.Integer({ description: 'Queues in use without members.' }),
  }),
})

export const retryFailedJobs = defineServerMethod({
  className,
  methodName: 'retryFailedJobs',
  readOnly: false,
  access: 'session',
  answers: 'personal',
  summary: 'For administrators: tries all mails and other jobs again that have failed.',
  errors: [...ofHidden],
  parameters: Type.Object({}, strict),
  answer: Type.Object({ retried: Type.Integer() }),
})
