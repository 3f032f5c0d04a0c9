import type { ProfileDefinition } from 'platform'

/** The profiles. A guest has no session; the guest profile bounds what server methods may read for guests. */
export const profiles = [
  { name: 'Guest', label: 'Guest visitor', internal: false },
  { name: 'Customer', label: 'Customer', internal: false },
  { name: 'AccountAdmin', label: 'Account admin', internal: false },
  { name: 'Agent', label: 'Support agent', internal: true },
  { name: 'Author', label: 'Knowledge author', internal: true },
  { name: 'Administrator', label: 'Administrator', internal: true },
] as const satisfies readonly ProfileDefinition[]

export type ProfileName = (typeof profiles)[number]['name']

/** The profiles of people who belong to a customer's account. */
export const customerProfiles = ['Customer', 'AccountAdmin'] as const satisfies readonly ProfileName[]

/** The profiles of people of the provider. */
export const staffProfiles = ['Agent', 'Author', 'Administrator'] as const satisfies readonly ProfileName[]

/** The profiles of people who sign in. */
export const signedInProfiles = [...customerProfiles, ...staffProfiles] as const satisfies readonly ProfileName[]

export const isStaffProfile = (profile: unknown): boolean => (staffProfiles as readonly unknown[]).includes(profile)

export function isCustomerProfile(profile: string): boolean {
  return (customerProfiles as readonly string[]).includes(profile)
}
