import { hash } from 'node:crypto'
import type { Queryable, Transaction } from 'database'
import { networkOf } from '../attempts/network-of.ts'
import type { AddressLimits } from './address-limits.ts'

/** Who names an address: in lower case, and where from. */
export interface AddressUse {
  readonly email: string
  readonly ip: string
}

/**
 * Counts a mail to an address, whoever it is for and whether it is known or not.
 *
 * @returns when it may be sent, ISO 8601 in UTC: now, or so long after the mail before as there must be in between. Null when
 * the address, the network or everybody has had too many: it must not be sent.
 */
export async function takeMailTurn(tx: Transaction, use: AddressUse, limits: AddressLimits): Promise<string | null> {
  await lock(tx)
  // A mail that waits counts from the time it will be sent, so that no stretch of time has more than it may.
  const { rows } = await tx.query(
    `with turn as (
       select greatest(now, max(at) + $7 * interval '1 second') as at, now
       from (select app_now() as now) clock
       left join identity.address_use on kind = 'mail' and address_hash = $1 and at > now - interval '1 day'
       group by now
     )
     insert into identity.address_use (kind, address_hash, network, at)
     select 'mail', $1, $2, turn.at from turn
     where (select count(*) from identity.address_use
         where kind = 'mail' and address_hash = $1 and at > turn.at - interval '1 hour') < $3
       and (select count(*) from identity.address_use
         where kind = 'mail' and address_hash = $1 and at > turn.at - interval '1 day') < $4
       and (select count(*) from identity.address_use
         where kind = 'mail' and network = $2 and at > turn.now - interval '1 hour') < $5
       and (select count(*) from identity.address_use where kind = 'mail' and at > turn.now - interval '1 hour') < $6
     returning at`,
    [
      ...keysOf(use),
      limits.mailsPerHour,
      limits.mailsPerDay,
      limits.mailsPerNetworkAndHour,
      limits.mailsOfAllPerHour,
      limits.secondsBetweenMails,
    ],
  )
  const [row] = rows as [string][]
  return row === undefined ? null : new Date(row[0]).toISOString()
}

/** Counts an answer that tells whether an address is known. @returns false when it must not be given. */
export async function takeAnswer(tx: Transaction, use: AddressUse, limits: AddressLimits): Promise<boolean> {
  await lock(tx)
  const { rowCount } = await tx.query(
    `insert into identity.address_use (kind, address_hash, network, at)
     select 'answer', $1, $2, now from (select app_now() as now) clock
     where (select count(*) from identity.address_use
         where kind = 'answer' and address_hash = $1 and at > now - interval '1 hour') < $3
       and (select count(distinct address_hash) from identity.address_use
         where kind = 'answer' and network = $2 and address_hash <> $1 and at > now - interval '1 hour') < $4
       and (select count(*) from identity.address_use where kind = 'answer' and at > now - interval '1 hour') < $5`,
    [...keysOf(use), limits.answersPerAddressAndHour, limits.addressesPerNetworkAndHour, limits.answersOfAllPerHour],
  )
  return rowCount > 0
}

/** Forgets what no limit counts any more. @returns how many uses. */
export async function sweepAddressUses(database: Queryable): Promise<number> {
  const { rowCount } = await database.query(
    "delete from identity.address_use where at <= (select app_now()) - interval '1 day'",
  )
  return rowCount
}

// One at a time in all processes: counting and writing must be one step, and no count may be passed by many at once.
const lock = (tx: Transaction) => tx.query("select pg_advisory_xact_lock(hashtext('identity.address_use'))")

// Hashed: the address of a stranger is nothing we keep.
const keysOf = ({ email, ip }: AddressUse): [Buffer, string] => [hash('sha256', email, 'buffer'), networkOf(ip)]
