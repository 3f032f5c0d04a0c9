import { Type } from 'typebox'
import { ofHidden } from '../call-errors.ts'
import * as limits from '../limits.ts'
import { strict } from '../ui-api/inputs.schemas.ts'
import { defineMethodTerms } from './define-method-terms.ts'
import { textParameter } from './parameters.schemas.ts'

export const requestRemoval = defineMethodTerms({
  access: 'session',
  answers: 'personal',
  idempotent: true,
  summary:
    'Asks the account manager to remove the caller, by a case that goes to them. While such a case is open, it is answered instead.',
  errors: [...ofHidden, 'DAILY_LIMIT_REACHED'],
  parameters: Type.Object({ reason: Type.Optional(textParameter(limits.removalReasonCharacters)) }, strict),
  answer: Type.Object({ caseId: Type.String() }),
})
