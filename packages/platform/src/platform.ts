import { createHmac } from 'node:crypto'
import type { LiveEvent } from 'contract'
import type { Database } from 'database'
import { type GrantsOf, grantsOf } from './access/grants.ts'
import { callerOf, type Engine, systemCaller } from './engine.ts'
import type { FileStore } from './file-store.ts'
import { createGateway, type Gateway } from './gateway.ts'
import { guestOf } from './guest.ts'
import type { AppDefinition } from './metadata/app-definition.ts'
import type { AppModel } from './metadata/app-model.ts'
import { defineApp } from './metadata/define-app.ts'
import type { Principal } from './metadata/principal.ts'
import type { ReferenceData } from './metadata/reference-data.ts'
import { createDisplayValuesOf } from './query/display-value.ts'
import { createPageTokens } from './query/page-token.ts'
import type { ReadCosts } from './query/read-costs.ts'
import { createStatements } from './query/statements.ts'
import { createQuotaCounters } from './quotas/quota-counters.ts'
import type { Quotas } from './quotas/quotas.ts'
import { eventVisibleTo, RECORD_EVENTS } from './records/live-event.ts'
import { syncRecordTypes } from './records/sync-record-types.ts'
import { systemRecordsOf } from './records/system-records.ts'
import { createReferenceDataStore, type ReferenceDataStore } from './rows/reference-data.ts'
import { createRowCache } from './rows/row-cache.ts'
import { createSystemGateway, type SystemGateway } from './system-gateway.ts'

export type PlatformOptions = {
  app: AppDefinition
  database: Database
  /** Where the bytes of files lie. */
  fileStore: FileStore
  /** Seals page tokens; the same in all processes of an installation. */
  tokenSecret: string
  /** Milliseconds since 1970; absent means the clock of this machine. */
  now?: () => number
  /** Called with the reason at every use of system rights, for the log. */
  onSystemUse?: (reason: string) => void
  /** Called with the name of reference data whose records cannot be used, while an older value is in force. */
  onUnusableRecords?: (name: string, error: unknown) => void
  /** Whether answers of server methods are held against their contract, as in development and tests; absent means no. */
  checksAnswers?: boolean
  /** Counts what callers read, and refuses what is too much; absent means that nothing is counted. */
  readCosts?: ReadCosts
  /** What people may make in a day; absent means any number. */
  quotas?: Quotas
  /** Uses before a set of fields gets a separate prepared statement: 0 means at once, Infinity never. */
  oftenUses?: number
}

/** The record platform over one application and one database. */
export type Platform = {
  readonly app: AppModel
  /** The gateway of a caller for one request; everything done for a person goes through it. */
  as(principal: Principal): Gateway
  /**
   * What a visitor without a session may do.
   *
   * @param attributes - what grants of the guest profile bind; absent means none.
   * @param id - whose uploads and quotas these are; see `guestOf`.
   * @throws Error when the application has no profile for guests.
   */
  asGuest(attributes?: Principal['attributes'], id?: string): Gateway
  /**
   * Everything, for rules, jobs and mail links; the reason is logged.
   *
   * @param principal - the person on whose behalf it writes: the rows count among those that the person may make in a day. Absent means
   * that no user is charged.
   */
  asSystem(reason: string, principal?: Principal): SystemGateway
  events: {
    channel: string
    /** The event that a caller gets of an announced change; null when the caller must not see it. */
    visibleTo(principal: Principal, announcement: string): LiveEvent | null
  }
  /** A value built from reference records, from memory. */
  referenceData<T>(data: ReferenceData<T>): Promise<T>
  /** The reference data whose records cannot be used, with the reason: an older value is in force. */
  unusableRecords(): { name: string; reason: string }[]
  /** Follows the changes of reference data that other processes and programs make. @returns a function that ends it. */
  followReferenceData(): Promise<() => Promise<void>>
  /** Updates the records that mirror metadata (record types); run after migrating. */
  prepare(): Promise<void>
  /**
   * Serves another definition of the application from the next request on; requests that run now end with the one they began with.
   * The tables must have its columns.
   *
   * @throws Error for a definition that does not fit; the present one then stays in force.
   */
  redefine(definition: AppDefinition): void
}

export function createPlatform(options: PlatformOptions): Platform {
  const { database, onSystemUse = () => undefined } = options
  const first = defineApp(options.app)
  const referenceData = createReferenceDataStore(
    database,
    () => current.app,
    options.onUnusableRecords ?? (() => undefined),
  )
  const shared = sharedParts(options, first, referenceData)
  const serving = (app: AppModel) => {
    const engine = engineOf(options, shared, app)
    return { app, engine, as: createGateways(engine) }
  }
  // A request keeps the engine that it began with.
  let current = serving(first)
  return {
    get app() {
      return current.app
    },
    as: (principal) => current.as(principal),
    asGuest: (attributes, id) => createGateway(callerOf(current.engine, guestOf(current.app, attributes, id))),
    asSystem: (reason, principal) => {
      onSystemUse(reason)
      return createSystemGateway(systemCaller(current.engine, principal ?? null))
    },
    events: {
      channel: RECORD_EVENTS,
      visibleTo: (principal, announcement) => eventVisibleTo(current.app, principal, announcement),
    },
    referenceData: (data) => referenceData.read(database, data),
    unusableRecords: () => referenceData.unusable(),
    followReferenceData: () => referenceData.follow(),
    prepare: () => database.transaction((tx) => syncRecordTypes(tx, current.app)),
    redefine: (definition) => {
      const app = defineApp(definition)
      referenceData.fill(app)
      current = serving(app)
      database.forgetAll()
    },
  }
}

type SharedParts = Omit<Engine, 'app' | 'statements' | 'rowCache'>

/** The parts of the engine that do not depend on the metadata. */
function sharedParts(
  options: PlatformOptions,
  { guestProfile }: AppModel,
  referenceData: ReferenceDataStore,
): SharedParts {
  const { database, tokenSecret, now = Date.now, onSystemUse = () => undefined } = options
  const quotas = options.quotas === undefined ? null : createQuotaCounters(options.quotas, guestProfile)
  return {
    database: referenceData.watching(quotas?.counting(database) ?? database),
    referenceData,
    readCosts: options.readCosts ?? null,
    quotas,
    pageTokens: createPageTokens(tokenSecret),
    keyedHash: (text) => createHmac('sha256', tokenSecret).update(`hash:${text}`).digest('base64url').slice(0, 32),
    fileStore: options.fileStore,
    arrivingBytes: new Map(),
    displayValuesOf: createDisplayValuesOf(),
    now,
    onSystemUse,
    checksAnswers: options.checksAnswers ?? false,
    systemRecords: systemRecordsOf,
  }
}

function engineOf({ database, oftenUses }: PlatformOptions, shared: SharedParts, app: AppModel): Engine {
  const statements = createStatements(database, oftenUses)
  return { ...shared, app, statements, rowCache: createRowCache(statements) }
}

/**
 * Creates a gateway for each request, which counts what that request reads. The grants are the same for the same principal:
 * resolving them costs more than reading a record. A principal that is not frozen could change, so its grants are resolved each time.
 */
function createGateways(engine: Engine): Platform['as'] {
  const resolved = new WeakMap<Principal, GrantsOf>()
  return (principal) => {
    const isFixed = Object.isFrozen(principal) && Object.isFrozen(principal.attributes)
    const grants = (isFixed ? resolved.get(principal) : undefined) ?? grantsOf(engine.app, principal)
    if (isFixed) resolved.set(principal, grants)
    return createGateway(callerOf(engine, principal, grants))
  }
}
