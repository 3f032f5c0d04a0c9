import { limits } from 'contract'
import type { MethodValues, ServerMethodDefinition } from 'platform'
import type { GuestService } from './guest-service.ts'

const required = { type: 'text', required: true } as const

/** Opens the case of a guest, by POST alone: name and address must not stand in a URL. */
export const createCase = (guests: GuestService): ServerMethodDefinition => ({
  className: 'GuestUserController',
  methodName: 'createCase',
  readOnly: false,
  access: 'open',
  answers: 'personal',
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
    guests.openCase({
      token: text(values, 'token'),
      subject: text(values, 'subject'),
      description: text(values, 'description'),
      impact: text(values, 'impact'),
      issueType: text(values, 'issueType'),
      ...givenOf(values, ['itemNumber', 'firstName', 'lastName', 'emailAddress']),
    }),
})

const text = (values: MethodValues, name: string): string => String(values[name] ?? '')

function givenOf<N extends string>(values: MethodValues, names: readonly N[]): Partial<Record<N, string>> {
  const given = names.filter((name) => values[name] !== undefined)
  return Object.fromEntries(given.map((name) => [name, text(values, name)])) as Partial<Record<N, string>>
}
