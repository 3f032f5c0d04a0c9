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
    'Asks the account manager to remove the caller, by a case that goes to them. While such a case is open, it is answered instead.',
  errors: [...ofHidden, 'DAILY_LIMIT_REACHED'],
  parameters: Type.Object({ reason: Type.Optional(textParameter(limits.removalReasonCharacters)) }, strict),
  answer: Type.Object({ caseId: Type.String() }),
})
