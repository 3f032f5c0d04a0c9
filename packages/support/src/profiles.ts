import type { ProfileDefinition } from 'platform'

/** The profiles. A guest has no session; the guest profile bounds what server methods may read for guests. */
export const profiles = [
  { name: 'Guest', label: 'Guest visitor', internal: false },
  { name: 'Customer', label: 'Customer', internal: false },
  { name: 'AccountAdmin', label: 'Account admin', internal: false },
  { name: 'Agent', label: 'Support agent', internal: true },
  { name: 'Author', label: 'Knowledge author', internal: true },
] as const satisfies readonly ProfileDefinition[]

export type ProfileName = (typeof profiles)[number]['name']

/** The profiles of people who belong to a customer's account. */
export const customerProfiles = ['Customer', 'AccountAdmin'] as const satisfies readonly ProfileName[]

/** The profiles of people who sign in. */
export const signedInProfiles = [
  'Customer',
  'AccountAdmin',
  'Agent',
  'Author',
] as const satisfies readonly ProfileName[]

export function isCustomerProfile(profile: string): boolean {
  return (customerProfiles as readonly string[]).includes(profile)
}
