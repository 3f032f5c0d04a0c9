import { AppError } from 'contract'
import type { Database, Queryable, Transaction } from 'database'
import type { Principal } from '../metadata/principal.ts'
import { prepared } from '../schema/prepared.ts'
import type { Quota, Quotas } from './quotas.ts'

/** The use of a quota today, and the seconds until the day ends. */
type Use = { used: number; secondsLeft: number }

/** What a person has used of a kind, and what all people of the account have, null without an account. */
export type Uses = { own: Use; ofAccount: Use | null }

/** Counts what people make in a day, for all processes of an installation. */
export type QuotaCounters = {
  /** The database whose transactions count, as the last thing before they commit, what was added to them. */
  counting(database: Database): Database
  /** Adds a row to what the transaction makes for a person; rows that the system creates without a user are not counted. */
  addRow(tx: Transaction, principal: Principal | null, object: { apiName: string; labelPlural: string }): void
  /** The same for an Idempotency-Key. */
  addKey(tx: Transaction, principal: Principal): void
  /** The same for the bytes of a file, which also take room of the account until the file is deleted. */
  addFileBytes(tx: Transaction, principal: Principal, bytes: number): void
  /** The account whose room the files of a person take; null for people without one. */
  accountOf(principal: Principal): string | null
  /** Reads what the account of a person has stored. @returns what throws `ACCOUNT_STORAGE_FULL` when so many bytes more are too many. */
  requireStorage(queryable: Queryable, principal: Principal): Promise<(more: number) => void>
  /** The bytes of files that were counted so far. A transaction locks the count until it ends. */
  fileBytesUsed(queryable: Queryable, principal: Principal): Promise<Uses>
  /** @throws AppError `DAILY_LIMIT_REACHED` when so many bytes of files more are too many. */
  refuseFileBytes(principal: Principal, uses: Uses, more: number): void
}

type Tally = { principal: Principal; added: Map<string, Added>; storedBytes: number }

type Added = { amount: number; quota: Quota; describe: (most: number) => string }

const FILE_BYTES = 'file bytes'
const KEYS = 'idempotency keys'
const GIGABYTE = 1_000_000_000

/**
 * Counts by one upsert at the end of each transaction, so that its row is locked for no longer than the commit takes. A person never
 * exceeds a quota. An account may, by what its other people commit at the same moment.
 */
export function createQuotaCounters(quotas: Quotas, guestProfile: string | undefined): QuotaCounters {
  const tallies = new WeakMap<Transaction, Tally>()

  const tallyOf = (tx: Transaction, principal: Principal): Tally => {
    const tally = tallies.get(tx) ?? { principal, added: new Map(), storedBytes: 0 }
    tallies.set(tx, tally)
    return tally
  }
  const add = (tx: Transaction, principal: Principal, kind: string, { amount, ...rest }: Added): void => {
    const { added } = tallyOf(tx, principal)
    added.set(kind, { ...rest, amount: (added.get(kind)?.amount ?? 0) + amount })
  }
  const isGuest = (principal: Principal): boolean => principal.profile === guestProfile
  const mostOf = (principal: Principal, { person }: Quota): number =>
    person * (principal.internal ? quotas.internalFactor : 1)
  const refuse = (principal: Principal, { own, ofAccount }: Uses, { quota, describe }: Omit<Added, 'amount'>): void => {
    const most = mostOf(principal, quota)
    if (own.used > most) throw reached('You have', describe(most), own.secondsLeft)
    if (ofAccount !== null && ofAccount.used > quota.account) {
      const who = isGuest(principal) ? 'Guests have' : 'Your account has'
      throw reached(who, describe(quota.account), ofAccount.secondsLeft)
    }
  }
  const count = async (
    queryable: Queryable,
    principal: Principal,
    amounts: ReadonlyMap<string, number>,
  ): Promise<Map<string, Uses>> => {
    const account = quotas.accountOf(principal)
    const kinds = [...amounts.keys()]
    const [own, ofAccount] = await Promise.all([
      queryable.query(COUNT, [principal.userId, account, kinds, [...amounts.values()]]).then(usesByKind),
      account === null ? null : queryable.query(USE_OF_ACCOUNT, [account, kinds]).then(usesByKind),
    ])
    return new Map(
      kinds.map((kind) => [
        kind,
        { own: own.get(kind) ?? UNUSED, ofAccount: ofAccount && (ofAccount.get(kind) ?? UNUSED) },
      ]),
    )
  }
  const settle = async (tx: Transaction): Promise<void> => {
    const tally = tallies.get(tx)
    if (tally === undefined) return
    const { principal, added } = tally
    const uses = await count(tx, principal, new Map([...added].map(([kind, { amount }]) => [kind, amount])))
    for (const [kind, entry] of added) refuse(principal, uses.get(kind) ?? { own: UNUSED, ofAccount: null }, entry)
    await store(tx, tally)
  }
  /** The last statement: other uploads of the account wait for it no longer than until the commit. */
  const store = async (tx: Transaction, { principal, storedBytes }: Tally): Promise<void> => {
    const account = storedBytes === 0 ? null : quotas.accountOf(principal)
    if (account === null) return
    const { rows } = await tx.query(STORE, [account, storedBytes])
    refuseStorage(principal, Number(rows[0]?.[0]))
  }
  const refuseStorage = (principal: Principal, bytes: number): void => {
    if (bytes <= quotas.storedBytes) return
    const who = isGuest(principal) ? 'Guests have' : 'Your account has'
    throw new AppError('ACCOUNT_STORAGE_FULL', { who, limit: gigabytes(quotas.storedBytes) })
  }
  const fileBytesOf = (principal: Principal): Omit<Added, 'amount'> => ({
    quota: isGuest(principal) ? quotas.ofGuests.fileBytes : quotas.fileBytes,
    describe: (most) => `${gigabytes(most)} of files`,
  })
  const rowsOf = (principal: Principal, apiName: string): Quota | null => {
    const ofGuests = isGuest(principal) ? quotas.ofGuests.rows[apiName] : undefined
    return ofGuests ?? (apiName in quotas.rows ? (quotas.rows[apiName] ?? null) : quotas.others)
  }

  return {
    counting: (database) => ({
      ...database,
      transaction: (work, options) =>
        database.transaction(async (tx) => {
          const result = await work(tx)
          await settle(tx)
          return result
        }, options),
    }),
    addRow: (tx, principal, { apiName, labelPlural }) => {
      const quota = isPerson(principal) ? rowsOf(principal, apiName) : null
      if (!isPerson(principal) || quota === null) return
      add(tx, principal, apiName, { amount: 1, quota, describe: (most) => `${most} ${labelPlural}` })
    },
    addKey: (tx, principal) => {
      const describe = (most: number) => `${most} requests with an Idempotency-Key`
      if (isPerson(principal)) add(tx, principal, KEYS, { amount: 1, quota: quotas.idempotencyKeys, describe })
    },
    addFileBytes: (tx, principal, bytes) => {
      if (!isPerson(principal)) return
      add(tx, principal, FILE_BYTES, { ...fileBytesOf(principal), amount: bytes })
      tallyOf(tx, principal).storedBytes += bytes
    },
    accountOf: (principal) => quotas.accountOf(principal),
    requireStorage: async (queryable, principal) => {
      const account = quotas.accountOf(principal)
      if (account === null) return () => undefined
      const { rows } = await queryable.query(STORED, [account])
      return (more) => refuseStorage(principal, Number(rows[0]?.[0] ?? 0) + more)
    },
    fileBytesUsed: async (queryable, principal) => {
      const uses = await count(queryable, principal, new Map([[FILE_BYTES, 0]]))
      return uses.get(FILE_BYTES) ?? { own: UNUSED, ofAccount: null }
    },
    refuseFileBytes: (principal, { own, ofAccount }, more) => {
      const after = (use: Use): Use => ({ ...use, used: use.used + more })
      refuse(principal, { own: after(own), ofAccount: ofAccount && after(ofAccount) }, fileBytesOf(principal))
    },
  }
}

const UNUSED: Use = { used: 0, secondsLeft: 0 }

/** Visitors without a mailed link have no id; what they can send is limited by address and network. */
const isPerson = (principal: Principal | null): principal is Principal => principal !== null && principal.userId !== ''

function reached(who: string, limit: string, seconds: number): AppError {
  return new AppError('DAILY_LIMIT_REACHED', { who, limit, wait: waitText(seconds), seconds: Math.max(seconds, 1) })
}

const gigabytes = (bytes: number): string => `${Math.round((bytes / GIGABYTE) * 10) / 10} GB`

function waitText(seconds: number): string {
  const [count, unit] = seconds < 5_400 ? [Math.ceil(seconds / 60), 'minute'] : [Math.ceil(seconds / 3_600), 'hour']
  return count <= 1 ? `1 ${unit}` : `${count} ${unit}s`
}

function usesByKind({ rows }: { rows: unknown[][] }): Map<string, Use> {
  return new Map(
    rows.map(([kind, used, secondsLeft]) => [String(kind), { used: Number(used), secondsLeft: Number(secondsLeft) }]),
  )
}

const COUNT = prepared(
  `insert into quota_use as before (user_id, kind, account_id, used, day_ends_at)
   select $1::varchar, kind, $2::varchar, amount, now + interval '1 day'
   from unnest($3::text[], $4::bigint[]) as added (kind, amount), (select app_now() as now) clock
   order by kind collate "C"
   on conflict (user_id, kind) do update set
     account_id = excluded.account_id,
     used = excluded.used + case when before.day_ends_at > app_now() then before.used else 0 end,
     day_ends_at = case when before.day_ends_at > app_now() then before.day_ends_at else excluded.day_ends_at end
   returning kind, used, ceil(extract(epoch from day_ends_at - app_now()))::int`,
)

const USE_OF_ACCOUNT = prepared(
  `select kind, sum(used), ceil(extract(epoch from min(day_ends_at) - app_now()))::int from quota_use
   where account_id = $1 and kind = any($2::text[]) and day_ends_at > app_now() group by kind`,
)

const STORED = prepared('select bytes from stored_bytes where account_id = $1')

const STORE = prepared(
  `insert into stored_bytes as before (account_id, bytes) values ($1, $2::bigint)
   on conflict (account_id) do update set bytes = before.bytes + excluded.bytes returning bytes`,
)
