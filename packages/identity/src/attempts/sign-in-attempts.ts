import { hash } from 'node:crypto'
import { AppError } from 'contract'
import type { Queryable, Transaction } from 'database'
import { type Network, networksOf } from '../network-of.ts'
import { knownDevice } from './known-devices.ts'
import { delaySeconds, type SignInLimits } from './sign-in-limits.ts'

/** A sign-in attempt, counted as a failure before its outcome is known, so that concurrent attempts cannot exceed the limit. */
export interface Attempt {
  readonly counters: Counters
  /** The hash of the device, if the user has signed in there before. */
  readonly device: Buffer | null
}

interface Counters {
  readonly account: Counter
  readonly networks: readonly Network[]
  readonly all: readonly Counter[]
}

type Counter = readonly [kind: 'device' | 'email' | 'user' | 'network' | 'global', key: string]

// All failures are counted in parts, so that no sign-in waits for a row that every other one changes.
const GLOBAL_PARTS = 16

interface Count {
  readonly attempts: number
  readonly waitSeconds: number
}

/**
 * Counts an attempt per account, per network (see `networksOf`) and in total. From the last free failure on it delays the next attempt
 * at once, so that concurrent attempts have no more free ones. On a known device its own failures count instead of those of the account.
 *
 * @param userId - null for an unknown address, which is counted in the same way, by address.
 * @throws AppError `TOO_MANY_REQUESTS` with `seconds` when one of these limits is reached, `SIGN_IN_STOPPED` after too many failures
 * of the account; the attempt is then not counted, provided that the error ends the transaction.
 */
export async function countAttempt(
  tx: Transaction,
  who: {
    readonly email: string
    readonly userId: string | null
    readonly ip: string
    readonly deviceToken?: string | undefined
  },
  limits: SignInLimits,
): Promise<Attempt> {
  const device = await knownDevice(tx, who.userId, who.deviceToken)
  const counters = countersOf(who, device)
  const counts = await increment(tx, counters.all, limits.windowSeconds)
  const count = (counter: Counter): Count => counts.get(counter.join(' ')) ?? { attempts: 0, waitSeconds: 0 }
  const isAttacked = (await attemptsOfAll(tx)) > limits.globalFailures
  for (const { name, times } of counters.networks) {
    const network = count(['network', name])
    const most = isAttacked ? limits.networkFailuresUnderAttack : limits.networkFailures
    if (network.attempts > most * times) wait(network)
  }
  const account = count(counters.account)
  if (account.attempts > limits.failuresInARow) throw new AppError('SIGN_IN_STOPPED')
  if (account.waitSeconds > 0) wait(account)
  await tx.query(
    `update identity.sign_in_attempt set blocked_until = app_now() + $3 * interval '1 second' where kind = $1 and key = $2`,
    [...counters.account, delaySeconds(account.attempts, limits)],
  )
  return { counters, device }
}

/**
 * Withdraws a counted attempt that did not fail: it succeeded, or the password could not be checked.
 *
 * @param which - `others` leaves it counted for the account.
 */
export async function withdrawAttempt(
  database: Queryable,
  { counters }: Attempt,
  which: 'all' | 'others' = 'all',
): Promise<void> {
  // Locked in the order in which they are counted, so that two attempts cannot deadlock.
  await database.query(
    `with counted as (
       select kind, key from identity.sign_in_attempt
       where (kind, key) in (select * from unnest($1::text[], $2::text[]))
       order by kind, key for update
     )
     update identity.sign_in_attempt attempt set attempts = greatest(attempts - 1, 0), blocked_until = null
     from counted where attempt.kind = counted.kind and attempt.key = counted.key`,
    columnsOf(which === 'all' ? counters.all : counters.all.filter((counter) => counter !== counters.account)),
  )
}

/** Resets the consecutive failures of a user after a sign-in or a new password. */
export async function forgetFailuresOf(tx: Transaction, userId: string): Promise<void> {
  await tx.query(
    `delete from identity.sign_in_attempt where (kind = 'user' and key = $1) or (kind = 'device' and key in (
       select encode(token_hash, 'hex') from identity.known_device where user_id = $1
     ))`,
    [userId],
  )
}

function countersOf(
  { email, userId, ip }: { email: string; userId: string | null; ip: string },
  device: Buffer | null,
): Counters {
  const account = accountCounter(email, userId, device)
  const networks = networksOf(ip)
  const part = hash('sha256', networks[0].name, 'buffer').readUInt8() % GLOBAL_PARTS
  const ofNetworks = networks.map(({ name }): Counter => ['network', name])
  return { account, networks, all: [account, ...ofNetworks, ['global', String(part)]] }
}

function accountCounter(email: string, userId: string | null, device: Buffer | null): Counter {
  if (device !== null) return ['device', device.toString('hex')]
  // Hashed, because addresses of visitors without an account are not stored, and may be long.
  return userId === null ? ['email', hash('sha256', email)] : ['user', userId]
}

async function attemptsOfAll(tx: Transaction): Promise<number> {
  const { rows } = await tx.query(
    `select coalesce(sum(attempts), 0)::int from identity.sign_in_attempt where kind = 'global' and window_ends_at > app_now()`,
  )
  return Number(rows[0]?.[0])
}

async function increment(
  tx: Transaction,
  counters: readonly Counter[],
  windowSeconds: number,
): Promise<Map<string, Count>> {
  const { rows } = await tx.query(
    `insert into identity.sign_in_attempt as attempt (kind, key, attempts, window_ends_at, last_attempt_at)
     select kind, key, 1, case when kind in ('network', 'global') then now + $3 * interval '1 second' end, now
     from unnest($1::text[], $2::text[]) as counter (kind, key), (select app_now() as now) clock
     order by kind collate "C", key collate "C"
     on conflict (kind, key) do update set
       attempts = case when attempt.window_ends_at <= excluded.last_attempt_at then 1 else attempt.attempts + 1 end,
       window_ends_at = case when attempt.window_ends_at <= excluded.last_attempt_at
         then excluded.window_ends_at else attempt.window_ends_at end,
       last_attempt_at = excluded.last_attempt_at
     returning kind, key, attempts, ceil(extract(epoch from coalesce(blocked_until, window_ends_at) - last_attempt_at))`,
    [...columnsOf(counters), windowSeconds],
  )
  return new Map(
    rows.map(([kind, key, attempts, wait]) => [
      `${kind} ${key}`,
      { attempts: Number(attempts), waitSeconds: Number(wait) },
    ]),
  )
}

const columnsOf = (counters: readonly Counter[]): [string[], string[]] => [
  counters.map(([kind]) => kind),
  counters.map(([, key]) => key),
]

function wait({ waitSeconds }: Count): never {
  throw new AppError('TOO_MANY_REQUESTS', { seconds: Math.max(waitSeconds, 1) })
}
