import type { Principal } from '../metadata/principal.ts'

/** Daily limits for one user and for all users of an account together. */
export type Quota = { person: number; account: number }

/** What people may make in a day, and keep in all. */
export type Quotas = {
  /** Rows by the API name of their object, those that rules add for a person included; null means any number. */
  rows: Readonly<Record<string, Quota | null>>
  /** Rows of each object that is not named. */
  others: Quota
  /** Requests with an Idempotency-Key, and parts of batches with one: each key is kept for two days. */
  idempotencyKeys: Quota
  /** Bytes of files. */
  fileBytes: Quota
  /** What one guest with a mailed link, and all such guests together, may make; objects without a quota here have that of people. */
  ofGuests: { rows: Readonly<Record<string, Quota>>; fileBytes: Quota }
  /** Bytes of files that the people of one account may have stored, whenever they did, and all guests together. */
  storedBytes: number
  /** How many times the quota of a customer's user an internal user has. */
  internalFactor: number
  /** The account whose people share its quotas; null for people without one. Guests have one together. */
  accountOf(principal: Principal): string | null
}
