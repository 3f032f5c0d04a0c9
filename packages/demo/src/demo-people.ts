import type { DemoAccountKey } from './data/accounts.ts'

/** A contact of a customer that is loaded. */
export type DemoPerson = {
  account: DemoAccountKey
  contactId: string
  /** Null for a contact without a login. */
  userId: string | null
  name: string
  email: string
  /** May open cases: has an active login. */
  active: boolean
}

/** The accounts, the people of customers and the users of the provider that are loaded. */
export type DemoPeople = {
  accountIds: ReadonlyMap<DemoAccountKey, string>
  /** Customers' people by e-mail address. */
  persons: ReadonlyMap<string, DemoPerson>
  /** Users of the provider by e-mail address. */
  staffIds: ReadonlyMap<string, string>
}
