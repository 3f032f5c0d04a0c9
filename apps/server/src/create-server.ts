import { setTimeout as wait } from 'node:timers/promises'
import type { ConnectOptions } from 'database'
import type { FastifyInstance } from 'fastify'
import type { HashCost } from 'identity'
import type { Logger } from 'pino'
import {
  type FileScanner,
  hasAdministrator,
  type MailedReply,
  notingMailer,
  takeMailedReply,
  textsSentAbout,
} from 'support'
import { createClamdScanner } from './adapters/clamav/create-clamd-scanner.ts'
import { createDiskFileStore } from './adapters/files/disk-file-store.ts'
import { createMailReader } from './adapters/inbound-mail/create-mail-reader.ts'
import { type InboundSmtp, MAX_CONNECTIONS, startInboundSmtp } from './adapters/inbound-mail/start-inbound-smtp.ts'
import type { Config } from './config/read-config.ts'
import { createApp } from './create-app.ts'
import { createProduct, type Product } from './create-product.ts'
import { createConcurrencyLimit } from './http/concurrency-limit.ts'
import { createLog } from './http/log.ts'
import { createReadBudget } from './http/read-budget.ts'
import { startJobs } from './jobs/job-handlers.ts'
import { listen } from './listen.ts'
import { createMailReceiver, type MailReceiver, type MailReceiverParts } from './mailed-replies/create-mail-receiver.ts'
import { makeFolder } from './make-folder.ts'
import { migrationFolders } from './migrations.ts'
import { openDatabase } from './open-database.ts'
import { prepareDemo, refuseDemoLogins } from './prepare-demo.ts'
import { startMail } from './start-mail.ts'

export type Server = {
  app: FastifyInstance
  /** Starts to serve requests and run jobs; stops the server when that fails. @returns the public address, and the port for mail. */
  start(): Promise<{ url: string; mailPort: number | null; hasNoAdministrator: boolean }>
  /** Waits for running requests and jobs, then closes everything, including the embedded PostgreSQL. Calling it again does nothing. */
  stop(): Promise<void>
}

/** What tests change of the composition; a start of the product sets none of it. */
export type ServerOptions = {
  /** The cost of new password hashes. */
  readonly hashCost?: HashCost
  /** The time limits of statements, and of waiting for a connection. */
  readonly databaseLimits?: Pick<ConnectOptions, 'statementTimeoutMs' | 'acquireTimeoutMs'>
  /** How long a connection may be silent between requests. */
  readonly keepAliveMs?: number
}

const JOBS_GRACE_MS = 3_000
const CONNECTIONS_GRACE_MS = 4_000

/**
 * Composes the whole product: database, records, sign-in, HTTP, jobs. It migrates the database, and fills an empty one
 * with the demo customers in demo mode.
 *
 * @param stopping - aborts the start: the call then closes everything and fails.
 * @throws Error with one line when a dependency is not available.
 */
export async function createServer(
  config: Config,
  stopping: AbortSignal = new AbortController().signal,
  { hashCost, databaseLimits, keepAliveMs }: ServerOptions = {},
): Promise<Server> {
  const log = createLog(config.mode === 'test' ? 'silent' : config.demo ? 'warn' : 'info')
  const now = (): number => Date.now()
  const closing: (() => Promise<unknown>)[] = []
  const stop = async (): Promise<void> => {
    for (const close of closing.splice(0).reverse()) await close()
  }
  const orStop = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      await stop()
      throw error
    }
  }
  return await orStop(async () => {
    await makeFolder('DATA_DIR', config.dataDir)
    await makeFolder('STORAGE_URL', config.fileFolder)
    const fileStore = await createDiskFileStore({ folder: config.fileFolder })
    const opened = await openDatabase(
      config,
      log,
      stopping,
      async (owner) => {
        const installation = await createProduct({
          config,
          log,
          database: owner,
          visitorDatabase: owner,
          fileStore,
          hashCost,
        })
        await installation.platform.prepare()
        if (config.demo) await prepareDemo({ ...installation, fileStore, log, now })
        else await refuseDemoLogins(installation.platform)
      },
      databaseLimits,
    )
    const { database, visitorDatabase, jobsConnectionString } = opened
    closing.push(opened.close)
    const readBudget = createReadBudget({ now, scale: config.rateScale })
    const product = await createProduct({
      config,
      log,
      database,
      visitorDatabase,
      fileStore,
      readCosts: readBudget,
      hashCost,
    })
    closing.push(await product.followFields(stopping))
    const mail = await startMail(config, now)
    closing.push(mail.stop)
    const mailReceiver = mailReceiverOf({ config, log, database, ...product })
    const app = await createApp({
      config,
      log,
      now,
      database,
      migrationFolders,
      messages: mail.messages,
      mailReceiver,
      readBudget,
      ...product,
    })
    if (keepAliveMs !== undefined) app.server.keepAliveTimeout = keepAliveMs
    closing.push(() => closeApp(app))
    return {
      app,
      start: () =>
        orStop(async () => {
          const follows = product.identity.followPeople((error) =>
            log.error({ err: error }, 'Sessions may have old rights'),
          )
          closing.push(await follows, await product.platform.followReferenceData())
          const port = await listen(app, config)
          const url = config.baseUrl ?? `http://localhost:${port}`
          const smtpPort = config.inboundMail?.smtpPort ?? null
          const inbound =
            mailReceiver === null || smtpPort === null
              ? null
              : await takeMailBySmtp(mailReceiver, { config, log, port: smtpPort, now })
          if (inbound !== null) closing.push(inbound.stop)
          const mailPort = inbound?.port ?? null
          const jobParts = {
            ...product,
            mailer: notingMailer(mail.mailer, product.platform),
            fileScanner: fileScannerOf(config, log),
            now,
            baseUrl: url,
          }
          const jobs = await startJobs(jobsConnectionString, jobParts, log)
          // A job that hangs must not keep the process from exiting; the next process retries it.
          closing.push(() => Promise.race([jobs.stop(), wait(JOBS_GRACE_MS, undefined, { ref: false })]))
          const hasNoAdministrator = !config.demo && !(await hasAdministrator(product.platform))
          return { url, mailPort, hasNoAdministrator }
        }),
      stop,
    }
  })
}

function mailReceiverOf(parts: Product & Pick<MailReceiverParts, 'database' | 'log'> & { config: Config }) {
  const {
    caseAddresses,
    config: { inboundMail },
  } = parts
  if (caseAddresses === null || inboundMail === null) return null
  const take = (reply: MailedReply) => takeMailedReply({ ...parts, caseAddresses }, reply)
  const sentAbout = (caseNumber: string) => textsSentAbout(parts, caseNumber)
  const { authservId, checksSenders, arcSealers } = inboundMail
  const read = createMailReader()
  return createMailReceiver({ ...parts, caseAddresses, authservId, checksSenders, arcSealers, read, sentAbout, take })
}

function fileScannerOf({ clamdUrl }: Config, log: Logger): FileScanner | null {
  if (clamdUrl === null) return null
  return createClamdScanner(clamdUrl, {
    onFound: (signature) => log.warn({ signature }, 'A file was put in quarantine'),
  })
}

function takeMailBySmtp(
  { acceptsMailTo, receive }: MailReceiver,
  { config, log, port, now }: { config: Config; log: Logger; port: number; now: () => number },
): Promise<InboundSmtp> {
  const arriving = createConcurrencyLimit({ atOnce: 4, waiting: MAX_CONNECTIONS })
  return startInboundSmtp({
    host: config.host,
    port,
    name: config.inboundMail?.domain ?? '',
    acceptsMailTo,
    now,
    arrive: () => arriving.acquire('mail'),
    receive: async (mail) => {
      const { receipt, isFolded, words } = await receive(mail)
      if (receipt === 'refused' || receipt === 'unreadable') return { isAccepted: false, ...(words && { words }) }
      return { isAccepted: true, ...(isFolded && { words: 'a part of it is folded as quoted text' }) }
    },
    log: (message, error) => log.warn({ err: error }, message),
  })
}

// Longer uploads and downloads are cut off; clients resume them with the next process.
async function closeApp(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), CONNECTIONS_GRACE_MS)
  await app.close()
  clearTimeout(cut)
}
