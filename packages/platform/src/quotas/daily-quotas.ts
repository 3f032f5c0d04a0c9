import type { Principal } from '../metadata/principal.ts'

/** The most that one person, and all people of one account together, may make in a day. */
export type Quota = { person: number; account: number }

/** What people may make in a day. */
export type DailyQuotas = {
  /** Rows by the API name of their object, those that rules add for a person included; null means any number. */
  rows: Readonly<Record<string, Quota | null>>
  /** Rows of each object that is not named. */
  others: Quota
  /** Requests with an Idempotency-Key, and parts of batches with one: each key is kept for two days. */
  idempotencyKeys: Quota
  /** Bytes of files. */
  fileBytes: Quota
  /** Internal people may make so many times as much as one person of a customer. */
  internalFactor: number
  /** The account whose people share its quotas; null for people without one. */
  accountOf(principal: Principal): string | null
}
