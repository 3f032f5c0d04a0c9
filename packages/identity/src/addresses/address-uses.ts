import { hash } from 'node:crypto'
import type { Database, Queryable, QueryResult, Statement, Transaction } from 'database'
import { networksOf } from '../network-of.ts'
import type { AddressLimits } from './address-limits.ts'

/** An address that a visitor entered, in lower case, and the visitor's IP address. */
export interface AddressUse {
  readonly email: string
  readonly ip: string
}

/**
 * Counts a mail to an address, known or not. In a short separate transaction, so that no request waits long for a counter; the
 * limits of an address and of a network hold exactly, the total may be exceeded by as many uses as are counted at the same time.
 *
 * @returns when it may be sent, ISO 8601 in UTC: now, or later to keep the pause after the last mail. Null when a limit of the
 * address, of the network or in total is reached: it must not be sent.
 */
export async function countMail(
  database: Pick<Database, 'transaction'>,
  use: AddressUse,
  limits: AddressLimits,
): Promise<string | null> {
  // A delayed mail counts from the time it will be sent, so that no window exceeds its limit.
  const counted = await countUse(
    database,
    use,
    `with turn as (
       select greatest(now, max(at) + $9 * interval '1 second') as at, now
       from (select app_now() as now) clock
       left join identity.address_use on kind = 'mail' and address_hash = $1 and at > now - interval '1 day'
       group by now
     )
     insert into identity.address_use (kind, address_hash, network, wide_network, at)
     select 'mail', $1, $2, $3, turn.at from turn
     where (select count(*) from identity.address_use
         where kind = 'mail' and address_hash = $1 and at > turn.at - interval '1 hour') < $5
       and (select count(*) from identity.address_use
         where kind = 'mail' and address_hash = $1 and at > turn.at - interval '1 day') < $6
       and (select count(*) from identity.address_use
         where kind = 'mail' and network = $2 and at > turn.now - interval '1 hour') < $7
       and (select count(*) from identity.address_use
         where kind = 'mail' and wide_network = $3 and at > turn.now - interval '1 hour') < $7 * $4
       and (select count(*) from identity.address_use where kind = 'mail' and at > turn.now - interval '1 hour') < $8
     returning at`,
    [
      limits.mailsPerHour,
      limits.mailsPerDay,
      limits.mailsPerNetworkAndHour,
      limits.mailsOfAllPerHour,
      limits.secondsBetweenMails,
    ],
  )
  const at = counted?.rows[0]?.[0]
  return typeof at === 'string' ? new Date(at).toISOString() : null
}

/** Counts an answer that reveals whether an address is known, like {@link countMail}. @returns false if it must not be given. */
export async function countAnswer(
  database: Pick<Database, 'transaction'>,
  use: AddressUse,
  limits: AddressLimits,
): Promise<boolean> {
  const counted = await countUse(
    database,
    use,
    `insert into identity.address_use (kind, address_hash, network, wide_network, at)
     select 'answer', $1, $2, $3, now from (select app_now() as now) clock
     where (select count(*) from identity.address_use
         where kind = 'answer' and address_hash = $1 and at > now - interval '1 hour') < $5
       and (select count(distinct address_hash) from identity.address_use
         where kind = 'answer' and network = $2 and address_hash <> $1 and at > now - interval '1 hour') < $6
       and (select count(distinct address_hash) from identity.address_use
         where kind = 'answer' and wide_network = $3 and address_hash <> $1 and at > now - interval '1 hour') < $6 * $4
       and (select count(*) from identity.address_use where kind = 'answer' and at > now - interval '1 hour') < $7`,
    [limits.answersPerAddressAndHour, limits.addressesPerNetworkAndHour, limits.answersOfAllPerHour],
  )
  return counted !== null
}

/** Deletes uses that are older than all limits. @returns the number of deleted uses. */
export async function sweepAddressUses(database: Queryable): Promise<number> {
  const { rowCount } = await database.query(
    "delete from identity.address_use where at <= (select app_now()) - interval '1 day'",
  )
  await database.query(
    "delete from identity.address_counter where last_use_at <= (select app_now()) - interval '1 day'",
  )
  return rowCount
}

/**
 * Adds a use if no limit is reached. A refused one is rolled back with its counters, so that a flood leaves no rows.
 *
 * @param insert - adds one row or none; its values $1 to $4 are the hash of the address, its networks and how much the wider one may have.
 * @returns null when the use is refused.
 */
async function countUse(
  database: Pick<Database, 'transaction'>,
  use: AddressUse,
  insert: Statement,
  limits: readonly number[],
): Promise<QueryResult | null> {
  const refused = new Error('A limit is reached')
  const count = async (tx: Transaction): Promise<QueryResult> => {
    lockCounters(tx, use)
    const result = await tx.query(insert, [...keysOf(use), ...limits])
    if (result.rowCount === 0) throw refused
    return result
  }
  try {
    return await database.transaction(count)
  } catch (error) {
    if (error === refused) return null
    throw error
  }
}

// Counting and inserting must be one step, or concurrent requests exceed a limit together. Always in the order of the keys, so that
// two transactions cannot deadlock.
function lockCounters(tx: Transaction, use: AddressUse): void {
  const [addressHash, network, wideNetwork] = keysOf(use)
  const networks = [network, wideNetwork].filter((name) => name !== null)
  tx.pipeline(
    `insert into identity.address_counter (key, last_use_at)
     select key, app_now() from unnest($1::text[]) key order by key collate "C"
     on conflict (key) do update set last_use_at = excluded.last_use_at`,
    [[`address ${addressHash.toString('hex')}`, ...networks.map((name) => `network ${name}`)]],
  )
}

// Hashed, because addresses of visitors without an account are not stored.
function keysOf({ email, ip }: AddressUse): [Buffer, string, string | null, number] {
  const [network, wide] = networksOf(ip)
  return [hash('sha256', email, 'buffer'), network.name, wide?.name ?? null, wide?.times ?? 1]
}
