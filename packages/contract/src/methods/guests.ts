import { Type } from 'typebox'
import { ofValues } from '../call-errors.ts'
import * as limits from '../limits.ts'
import { strict } from '../ui-api/inputs.ts'
import { defineServerMethod } from './define-server-method.ts'
import { recordIdsParameter, textParameter } from './parameters.ts'

// POST only: name and address must not appear in a URL.
const ofGuests = { className: 'GuestUserController', readOnly: false, access: 'open', answers: 'personal' } as const

/** A secret of the browser. With it, a repeated call gets the earlier answer although the link is used. */
const attemptKey = Type.Optional(textParameter(100))

export const sendVerificationEmail = defineServerMethod({
  ...ofGuests,
  methodName: 'sendVerificationEmail',
  summary: 'Mails a guest a link that verifies the address, or returns that the address has an account.',
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

export const createCase = defineServerMethod({
  ...ofGuests,
  methodName: 'createCase',
  summary:
    'Opens a case for a guest; a mailed link is valid for one case. A repeated call of the same browser returns its number again.',
  errors: [
    ...ofValues,
    'REQUIRED_FIELD_MISSING',
    'LINK_INVALID',
    'EXPORT_CONTROLLED_PRODUCT',
    'EXPORT_ACKNOWLEDGEMENT_REQUIRED',
  ],
  parameters: Type.Object(
    {
      token: textParameter(200),
      subject: textParameter(limits.subjectCharacters),
      description: textParameter(limits.descriptionCharacters),
      impact: textParameter(80),
      issueType: textParameter(80),
      itemNumber: Type.Optional(textParameter(40)),
      /** The tail or service number, as the guest knows it. */
      tailOrService: Type.Optional(textParameter(40)),
      /** The version of the export-control notice that the guest has confirmed. */
      confirmedNotice: textParameter(20),
      /** Files that were uploaded by this link. */
      files: Type.Optional(recordIdsParameter(limits.filesOfGuest)),
      attemptKey,
      firstName: Type.Optional(textParameter(80)),
      lastName: Type.Optional(textParameter(80)),
      emailAddress: Type.Optional(textParameter(limits.emailCharacters)),
    },
    strict,
  ),
  answer: Type.Object({
    CaseNumber: Type.String(),
    FileCount: Type.Integer(),
    /** An earlier attempt with other contents has opened the case. */
    IsEarlier: Type.Boolean(),
  }),
})

export const confirmNotice = defineServerMethod({
  ...ofGuests,
  methodName: 'confirmNotice',
  summary:
    'Stores for the link of the form that the guest has confirmed the export-control notice; needed before the first file.',
  errors: ['LINK_INVALID', 'EXPORT_ACKNOWLEDGEMENT_REQUIRED'],
  parameters: Type.Object({ token: textParameter(200), confirmedNotice: textParameter(20) }, strict),
  answer: Type.Object({ confirmedNotice: Type.String() }),
})

const NullableText = Type.Union([Type.String(), Type.Null()])
const Option = Type.Object({ value: Type.String(), label: Type.String() })
/** The address that the link has verified, and the guest's name: the last word is the last name. */
const ofOwner = { emailAddress: Type.String(), firstName: Type.String(), lastName: Type.String() }

export const readLink = defineServerMethod({
  ...ofGuests,
  methodName: 'readLink',
  summary:
    'Reads the content of the mailed link of a guest without using up the link: the case form, or a case to read. The browser that has opened a case with the link gets the case number.',
  errors: ['LINK_INVALID'],
  parameters: Type.Object({ token: textParameter(200), attemptKey }, strict),
  answer: Type.Union([
    Type.Object({
      purpose: Type.Literal('OpenCase'),
      ...ofOwner,
      /** Products by their item numbers. */
      products: Type.Array(Option),
      impacts: Type.Array(Option),
      issueTypes: Type.Array(Option),
    }),
    Type.Object({
      purpose: Type.Literal('CaseOpened'),
      ...ofOwner,
      CaseNumber: Type.String(),
      FileCount: Type.Integer(),
    }),
    Type.Object({
      purpose: Type.Literal('ReadCase'),
      ...ofOwner,
      CaseNumber: Type.String(),
      Subject: Type.String(),
      Description: Type.String(),
      Status: Type.String(),
      StatusLabel: Type.String(),
      Impact: Type.String(),
      IssueType: Type.String(),
      ProductName: NullableText,
      TailOrService: NullableText,
      Resolution: NullableText,
      CreatedDate: Type.String(),
      /** The newest ones, oldest first. */
      comments: Type.Array(
        Type.Object({
          Id: Type.String(),
          CommentBody: Type.String(),
          CreatedDate: Type.String(),
          IsFromSupport: Type.Boolean(),
        }),
      ),
    }),
  ]),
})

export const sendCaseLink = defineServerMethod({
  ...ofGuests,
  methodName: 'sendCaseLink',
  summary: 'Mails a guest another link to a case, if the address opened the case; the answer is always the same.',
  errors: ['INVALID_EMAIL', 'INVALID_VALUE'],
  parameters: Type.Object(
    { emailAddress: textParameter(limits.emailCharacters), caseNumber: textParameter(20) },
    strict,
  ),
  answer: Type.Object({ resendAfterSeconds: Type.Integer() }),
})
