import { Type } from 'typebox'
import { ofValues } from '../call-errors.ts'
import * as limits from '../limits.ts'
import { strict } from '../ui-api/inputs.schemas.ts'
import { defineMethodTerms } from './define-method-terms.ts'
import { textParameter } from './parameters.schemas.ts'

const ofGuests = { access: 'open', answers: 'personal' } as const

export const sendVerificationEmail = defineMethodTerms({
  ...ofGuests,
  summary: 'Mails a guest the link that verifies the address, or answers that the address has an account.',
  errors: ['INVALID_EMAIL', 'INVALID_VALUE'],
  parameters: Type.Object(
    {
      // The page builds it from name and address. It proves nothing, so the server ignores it.
      encodedURL: Type.Optional(textParameter(4_000)),
      emailAddress: textParameter(limits.emailCharacters),
      name: textParameter(),
    },
    strict,
  ),
  answer: Type.Union([
    Type.Object({ result: Type.Literal('Success'), AccountName: Type.Null() }),
    Type.Object({
      result: Type.Union([Type.Literal('Contact_Present'), Type.Literal('User_Present')]),
      AccountName: Type.String(),
    }),
  ]),
})

export const createCase = defineMethodTerms({
  ...ofGuests,
  summary: 'Opens a case for a guest; a mailed link is valid for one case.',
  errors: [...ofValues, 'REQUIRED_FIELD_MISSING', 'LINK_INVALID', 'EXPORT_CONTROLLED_PRODUCT'],
  parameters: Type.Object(
    {
      token: textParameter(200),
      subject: textParameter(limits.subjectCharacters),
      description: textParameter(limits.descriptionCharacters),
      impact: textParameter(80),
      issueType: textParameter(80),
      itemNumber: Type.Optional(textParameter(40)),
      firstName: Type.Optional(textParameter(80)),
      lastName: Type.Optional(textParameter(80)),
      emailAddress: Type.Optional(textParameter(limits.emailCharacters)),
    },
    strict,
  ),
  answer: Type.Object({ CaseNumber: Type.String() }),
})
