import { Type } from 'typebox'
import * as limits from '../limits.ts'
import { strict } from '../ui-api/inputs.ts'
import { defineServerMethod } from './define-server-method.ts'
import { recordIdsParameter, textParameter } from './parameters.ts'

const textOrNull = Type.Union([Type.String(), Type.Null()])

export const resetDownloads = defineServerMethod({
  className: 'DownloadController',
  methodName: 'resetDownloads',
  readOnly: false,
  access: 'session',
  answers: 'personal',
  idempotent: true,
  summary:
    "Sets the used downloads of services of the caller's account back to 0 and answers the result for each service.",
  errors: ['DAILY_LIMIT_REACHED', 'DOWNLOAD_RESET_NOT_OFFERED', 'DOWNLOAD_RESET_UNDER_WAY', 'NO_ACTIVE_SUBSCRIPTION'],
  parameters: Type.Object(
    {
      serviceIds: recordIdsParameter(limits.servicesPerReset),
      reason: textParameter(limits.resetReasonCharacters),
    },
    strict,
  ),
  answer: Type.Object({
    result: Type.Union(
      [Type.Literal('Success'), Type.Literal('Partial'), Type.Literal('Failure'), Type.Literal('Pending')],
      {
        description:
          '`Success` for all services, `Partial` for some of them, `Failure` for none, `Pending` while the data manager has not answered.',
      },
    ),
    resetId: Type.String(),
    resetNumber: textOrNull,
    services: Type.Array(
      Type.Object({
        serviceId: Type.String(),
        serviceNumber: textOrNull,
        downloadsUsed: Type.Union([Type.Number(), Type.Null()], {
          description: 'The counter after the reset; null for a service that the caller cannot see.',
        }),
        result: Type.Union([Type.Literal('Reset'), Type.Literal('Not reset'), Type.Literal('Pending')]),
      }),
    ),
  }),
})
