import type { Database, Queryable, Transaction } from 'database'
import { type GrantsOf, grantsOf, systemGrants } from './access/grants.ts'
import type { FileStore } from './file-store.ts'
import type { AppModel } from './metadata/app-model.ts'
import type { Principal } from './metadata/principal.ts'
import type { SystemRecords, WriteFlags } from './metadata/record-rules.ts'
import type { DisplayValues, DisplayValuesOf } from './query/display-value.ts'
import type { PageTokens } from './query/page-token.ts'
import type { CallerCosts, ReadCosts } from './query/read-costs.ts'
import type { Runner } from './query/run.ts'
import type { Statements } from './query/statements.ts'
import type { QuotaCounters } from './quotas/quota-counters.ts'
import type { ReferenceDataStore } from './rows/reference-data.ts'
import type { RowCache } from './rows/row-cache.ts'

/** What every part of the platform needs; one per process. */
export type Engine = {
  app: AppModel
  database: Database
  statements: Statements
  /** Null where reads are not counted. */
  readCosts: ReadCosts | null
  /** Null where quotas are not counted. */
  quotas: QuotaCounters | null
  pageTokens: PageTokens
  /** A keyed hash, stored in place of the text: equal for equal texts, and useless without the secret. */
  keyedHash: (text: string) => string
  fileStore: FileStore
  /** Bytes of uploads in progress, for each user. */
  arrivingBytes: Map<string, number>
  displayValuesOf: DisplayValuesOf
  rowCache: RowCache
  referenceData: ReferenceDataStore
  /** Milliseconds since 1970. */
  now: () => number
  /** Called with the reason at every use of system rights, for the log. */
  onSystemUse: (reason: string) => void
  /** Whether answers of server methods are checked against their contract. */
  checksAnswers: boolean
  /** Records without grants for rules, inside their transaction. */
  systemRecords: (caller: Caller, tx: Transaction) => SystemRecords
}

/** The caller of one request: the engine, the grants, and the language for display values. `principal` is null for the system. */
export type Caller = {
  engine: Engine
  principal: Principal | null
  grantsOf: GrantsOf
  displayValue: DisplayValues
  runner: Runner
  /** Whether changes by this caller count as a person's edit; what rules add does not. */
  isEditor: boolean
  /** Options of the write as sent; rules get those that apply (see `honouredFlags`). */
  flags?: WriteFlags | undefined
  /** The quick action by which a record is changed. */
  action?: string | undefined
}

/** A caller who is a person, never the system. */
export type PersonCaller = Caller & { principal: Principal }

export function callerOf(
  engine: Engine,
  principal: Principal,
  grants: GrantsOf = grantsOf(engine.app, principal),
): PersonCaller {
  return {
    engine,
    principal,
    grantsOf: grants,
    displayValue: engine.displayValuesOf(principal.locale, principal.timeZone),
    runner: runnerOn(engine, engine.database, principal, engine.readCosts?.of(principal) ?? null),
    isEditor: true,
  }
}

/** The system, with or without a user on whose behalf it acts: no grants apply, and its changes do not count as edits of the user. */
export function systemCaller(engine: Engine, principal: Principal | null): Caller {
  return {
    engine,
    principal,
    grantsOf: systemGrants(engine.app),
    displayValue: engine.displayValuesOf('en-US', 'UTC'),
    runner: runnerOn(engine, engine.database, principal),
    isEditor: false,
  }
}

/** The same caller inside a transaction. */
export function within<C extends Caller>(caller: C, tx: Transaction): C {
  return { ...caller, runner: runnerOn(caller.engine, tx, caller.principal) }
}

function runnerOn(
  { statements }: Engine,
  queryable: Queryable,
  principal: Principal | null,
  costs: CallerCosts | null = null,
): Runner {
  const query: Runner['query'] = (statement, values) => queryable.query(statement, values)
  return { query, statements, costs, userId: principal?.userId ?? '', charactersRead: 0 }
}
