import { Type } from 'typebox'
import { ofHidden } from '../call-errors.ts'
import * as limits from '../limits.ts'
import { strict } from '../ui-api/inputs.ts'
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
