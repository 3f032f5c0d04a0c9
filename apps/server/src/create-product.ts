import { randomBytes } from 'node:crypto'
import { Resolver } from 'node:dns/promises'
import type { Database } from 'database'
import { createIdentity, type HashCost, type Identity } from 'identity'
import type { Logger } from 'pino'
import { createPlatform, type FileStore, type Platform, type ReadCosts } from 'platform'
import {
  type AlertFeed,
  type AlertLinks,
  alertFeedOf,
  type CaseAddresses,
  createAlertLinks,
  createCaseAddresses,
  createPeople,
  createSelfService,
  createSupportApp,
  type DataManager,
  embeddedDataManager,
  followOwnFields,
  type GuestUploads,
  type MethodServices,
  peopleChanges,
  quotasOf,
  type SelfService,
  type SupportPerson,
  unsubscribeFromAlerts,
  uploadsByLink,
} from 'support'
import { createHttpDataManager } from './adapters/data-manager/create-http-data-manager.ts'
import { createOperations } from './adapters/installation/create-operations.ts'
import type { Config } from './config/read-config.ts'

export type ProductParts = {
  config: Config
  log: Logger
  database: Database
  visitorDatabase: Database
  fileStore: FileStore
  readCosts?: ReadCosts
  hashCost?: HashCost | undefined
}
export type Product = {
  platform: Platform
  /** Serves the own fields of the installation and follows their changes; see `followOwnFields`. */
  followFields(stopping: AbortSignal): Promise<() => Promise<void>>
  identity: Identity<SupportPerson>
  selfService: SelfService
  /** The uploads of a guest by a mailed link. @throws AppError `LINK_INVALID`. */
  guestUploads(token: string): Promise<GuestUploads>
  /** The person of a user; null for a user who may not sign in. */
  personOf(userId: string): Promise<SupportPerson | null>
  /** The e-mail addresses for replies of customers; null where no mail is received. */
  caseAddresses: CaseAddresses | null
  /** Holds the download counters. */
  dataManager: DataManager
  /** The signed addresses of alerts. */
  alertLinks: AlertLinks
  surveyUrl: string | null
  alerts: {
    /** @throws AppError `LINK_INVALID`. */
    stopMails(token: string): Promise<void>
    /** Null for an invalid key, and for an owner who may not sign in. */
    feedOf(key: string): Promise<AlertFeed | null>
  }
}

const HOUR_SECONDS = 3_600
const CUSTOMER_HOURS = 12
const INTERNAL_HOURS = 8

/** Joins records and sign-in on one database: a change in one updates the other in the same transaction. */
export async function createProduct({
  config,
  log,
  database,
  visitorDatabase,
  fileStore,
  readCosts,
  hashCost,
}: ProductParts): Promise<Product> {
  const secret = await tokenSecret(database)
  const app = createSupportApp(
    peopleChanges(() => identity),
    {
      services: () => services,
      countsViews: !config.preview,
      videoHosts: config.videoHosts,
      resolveTxt: (domain) => new Resolver({ timeout: 2_000, tries: 1 }).resolveTxt(domain),
      scansFiles: config.clamdUrl !== null,
    },
  )
  const platform = createPlatform({
    app,
    database,
    fileStore,
    tokenSecret: secret,
    ...(readCosts === undefined ? {} : { readCosts }),
    quotas: quotasOf(config.dailyQuotas, { scale: config.rateScale, storedBytes: config.accountStorageBytes }),
    checksAnswers: config.mode !== 'production',
    onUnusableRecords: (name, error) =>
      log.error({ err: error, name }, 'Settings in the database cannot be used, and the last ones stay in force'),
    onSystemUse: (reason) => log.info({ reason }, 'Access as the system'),
  })
  let fieldsFailure: string | null = null
  const people = createPeople(platform)
  const identity = createIdentity<SupportPerson>({
    database,
    visitorDatabase,
    people,
    sessionIdleSeconds: config.sessionIdleSeconds,
    absoluteSeconds: ({ principal }) => HOUR_SECONDS * (principal.internal ? INTERNAL_HOURS : CUSTOMER_HOURS),
    requiresSecondFactor: ({ principal }) => config.requireSecondFactor.includes(principal.profile),
    issuer: config.brand.name,
    hashCost,
  })
  const services: MethodServices = {
    platform,
    identity,
    visitorDatabase,
    policy: config.enumerationPolicy,
    personOf: (userId) => database.transaction((tx) => people.personOf(tx, userId)),
    dataManager: dataManagerOf(config, log),
    alertLinks: createAlertLinks(secret),
    operations: createOperations({
      database,
      config,
      unusableSettings: () => [
        ...platform.unusableRecords(),
        ...(fieldsFailure === null ? [] : [{ name: 'own fields and lists', reason: fieldsFailure }]),
      ],
    }),
  }
  return {
    platform,
    followFields: (stopping) =>
      followOwnFields({
        platform,
        app,
        database,
        stopping,
        onFailure: (error) => {
          fieldsFailure = error instanceof Error ? error.message : String(error)
          log.error({ err: error }, 'Own fields and lists stay as they were, until a repetition succeeds')
        },
        onApplied: () => {
          fieldsFailure = null
        },
      }),
    identity,
    selfService: createSelfService({ platform, identity, visitorDatabase, policy: services.policy }),
    guestUploads: (token) => uploadsByLink(services, token),
    personOf: services.personOf,
    caseAddresses: caseAddressesOf(config, secret),
    dataManager: services.dataManager,
    alertLinks: services.alertLinks,
    surveyUrl: config.shop.survey ?? null,
    alerts: {
      stopMails: (token) => unsubscribeFromAlerts(services, token),
      feedOf: (key) => alertFeedOf(services, key),
    },
  }
}

function caseAddressesOf({ inboundMail }: Config, secret: string): CaseAddresses | null {
  return inboundMail === null ? null : createCaseAddresses({ domain: inboundMail.domain, secret })
}

function dataManagerOf({ dataManagerUrl }: Config, log: Logger): DataManager {
  if (dataManagerUrl === null) return embeddedDataManager
  return createHttpDataManager(dataManagerUrl, (problem) => log.warn({ problem }, 'The data manager did not answer'))
}

/** The secret that signs page tokens: generated once per database, so that every process accepts the tokens of the others. */
export async function tokenSecret(database: Database): Promise<string> {
  await database.query('insert into server.installation (token_secret) values ($1) on conflict do nothing', [
    randomBytes(32).toString('base64url'),
  ])
  const { rows } = await database.query('select token_secret from server.installation')
  return String(rows[0]?.[0])
}
