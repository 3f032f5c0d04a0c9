import { AppError, limits } from 'contract'
import type { MethodValues, ServerMethodDefinition } from 'platform'
import type { GuestCase } from './open-guest-case.ts'
import type { GuestDetails, VerificationAnswer } from './send-verification.ts'

/** What serves guests: it needs links and mails, which an application for schema and types does not have. */
export type GuestDesk = {
  verify(details: GuestDetails): Promise<VerificationAnswer>
  openCase(form: GuestCase): Promise<{ CaseNumber: string }>
}

const noDesk: GuestDesk = {
  verify: () => Promise.reject(new AppError('NOT_FOUND')),
  openCase: () => Promise.reject(new AppError('NOT_FOUND')),
}

const open = { className: 'GuestUserController', readOnly: false, access: 'open', answers: 'personal' } as const
const required = { type: 'text', required: true } as const

/** What a guest can do, by POST alone: name and address must stand in no address. Without a desk both are as if unknown. */
export function guestMethods(desk: GuestDesk = noDesk): readonly ServerMethodDefinition[] {
  return [
    {
      ...open,
      methodName: 'sendVerificationEmail',
      parameters: {
        // Made of name and address by the page. It proves nothing, is sent to nobody and is not looked at.
        encodedURL: { type: 'text', maxLength: 4_000 },
        emailAddress: { ...required, maxLength: limits.emailCharacters },
        name: required,
      },
      run: ({ ip }, values) => desk.verify({ name: text(values, 'name'), email: text(values, 'emailAddress'), ip }),
    },
    {
      ...open,
      methodName: 'createCase',
      parameters: {
        token: { ...required, maxLength: 200 },
        subject: { ...required, maxLength: limits.subjectCharacters },
        description: { ...required, maxLength: limits.descriptionCharacters },
        impact: { ...required, maxLength: 80 },
        issueType: { ...required, maxLength: 80 },
        itemNumber: { type: 'text', maxLength: 40 },
        firstName: { type: 'text', maxLength: 80 },
        lastName: { type: 'text', maxLength: 80 },
        emailAddress: { type: 'text', maxLength: limits.emailCharacters },
      },
      run: (_context, values) =>
        desk.openCase({
          token: text(values, 'token'),
          subject: text(values, 'subject'),
          description: text(values, 'description'),
          impact: text(values, 'impact'),
          issueType: text(values, 'issueType'),
          ...givenOf(values, ['itemNumber', 'firstName', 'lastName', 'emailAddress']),
        }),
    },
  ]
}

const text = (values: MethodValues, name: string): string => String(values[name] ?? '')

function givenOf<N extends string>(values: MethodValues, names: readonly N[]): Partial<Record<N, string>> {
  const given = names.filter((name) => values[name] !== undefined)
  return Object.fromEntries(given.map((name) => [name, text(values, name)])) as Partial<Record<N, string>>
}
