import { Type } from 'typebox'
import { ofHidden } from '../call-errors.ts'
import * as limits from '../limits.ts'
import { RecordId, strict } from '../ui-api/inputs.ts'
import { defineServerMethod } from './define-server-method.ts'
import { textParameter } from './parameters.ts'

export const requestRemoval = defineServerMethod({
  className: 'AccountController',
  methodName: 'requestRemoval',
  readOnly: false,
  access: 'session',
  answers: 'personal',
  idempotent: true,
  summary:
    'Opens a case that asks the account manager to remove the caller. If such a case is open already, returns that one.',
  errors: [...ofHidden, 'DAILY_LIMIT_REACHED'],
  parameters: Type.Object({ reason: Type.Optional(textParameter(limits.removalReasonCharacters)) }, strict),
  answer: Type.Object({ caseId: Type.String() }),
})

export const confirmAddress = defineServerMethod({
  className: 'AccountController',
  methodName: 'confirmAddress',
  readOnly: false,
  access: 'open',
  answers: 'personal',
  summary: 'Makes the address of a mailed link that of its contact and login, and notifies the old address.',
  errors: ['LINK_INVALID'],
  parameters: Type.Object({ token: textParameter(100) }, strict),
  answer: Type.Object({ isConfirmed: Type.Literal(true) }),
})

export const getActionEffects = defineServerMethod({
  className: 'AccountController',
  methodName: 'getActionEffects',
  readOnly: true,
  access: 'session',
  answers: 'personal',
  summary:
    'What an action that the caller is offered on a record would touch, in numbers: cases, watched cases, sessions and the like. Empty for actions that touch nothing else.',
  errors: [...ofHidden],
  parameters: Type.Object({ recordId: RecordId, actionApiName: textParameter(80) }, strict),
  answer: Type.Array(Type.Object({ label: Type.String(), count: Type.Integer({ description: 'Counted to 1,000.' }) })),
})
