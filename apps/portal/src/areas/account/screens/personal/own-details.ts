import { messages } from './messages.ts'

/** A detail that readers may change: its field, its maximum length and its autocomplete token. */
export type OwnDetail = {
  readonly field: keyof typeof ownDetails
  readonly object: 'Contact' | 'User'
  readonly label: string
  readonly most: number
  readonly isRequired?: true
  /** The session holds it: after a change the page reloads, so that every part shows the new value. */
  readonly isOfSession?: true
  readonly autoComplete: string
  readonly type?: 'tel'
}

/** In the order of display. */
const ownDetails = {
  FirstName: { object: 'Contact', label: messages.firstName, most: 40, isOfSession: true, autoComplete: 'given-name' },
  LastName: {
    object: 'Contact',
    label: messages.lastName,
    most: 80,
    isRequired: true,
    isOfSession: true,
    autoComplete: 'family-name',
  },
  Phone: { object: 'Contact', label: messages.phone, most: 40, autoComplete: 'tel', type: 'tel' },
  MobilePhone: { object: 'Contact', label: messages.mobilePhone, most: 40, autoComplete: 'tel', type: 'tel' },
  Role__c: { object: 'Contact', label: messages.role, most: 80, autoComplete: 'organization-title' },
  TimeZone: {
    object: 'User',
    label: messages.timeZone,
    most: 60,
    isRequired: true,
    isOfSession: true,
    autoComplete: 'off',
  },
} as const

export const allOwnDetails = (Object.keys(ownDetails) as (keyof typeof ownDetails)[]).map(
  (field): OwnDetail => ({ field, ...ownDetails[field] }),
)

/** The detail that the address opens for editing; null for none. */
export function detailNamed(field: string | null): OwnDetail | null {
  return allOwnDetails.find((detail) => detail.field === field) ?? null
}
