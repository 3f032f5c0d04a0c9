import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from 'database/testing'
import { DEMO_PASSWORD } from 'demo'
import { prepareProductTemplate, type Seed } from 'server/testing'
import { type DevClient, devClient } from './dev-client.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

export type DevEnvOptions = {
  /** `demo`: the demo data. `none`: an empty installation in demo mode, without users. */
  seed?: Seed
  /**
   * `cloned`: a new database in the test cluster, ready at once. `embedded`: a separate PostgreSQL under the data
   * folder, as with `npm start`.
   */
  database?: 'cloned' | 'embedded'
  /** Further settings of the server; they override the defaults. */
  environment?: Readonly<Record<string, string>>
  /** How many descriptors the server may have; absent means as many as this process. */
  openFiles?: number
}

/** A mail in the mail catcher. */
export type DevMail = {
  id: string
  to: string
  from: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  receivedAt: string
}

/** A running instance of the whole product. */
export type DevEnv = {
  readonly url: string
  readonly pid: number
  readonly dataDir: string
  /** The address of the database; null when it is embedded. */
  readonly databaseUrl: string | null
  /** Signs in over HTTP. @throws Error when sign-in is refused. */
  signIn(email: string, password?: string): Promise<DevClient>
  /** The mails sent so far, newest first. */
  mailbox(): Promise<DevMail[]>
  /**
   * Lets the database refuse every new or changed row of a table, so that the server fails.
   *
   * @param table - with its schema, such as `records."Case"`. Only of a cloned database.
   * @returns what ends it.
   */
  refuseWrites(table: string): Promise<() => Promise<void>>
  /**
   * Lets every new or changed row of a table wait.
   *
   * @param table - with its schema, such as `records."Case"`. Only of a cloned database.
   * @returns what waits until one is waiting, and what ends it.
   */
  holdWrites(table: string): Promise<{ isWaiting: () => Promise<boolean>; release: () => Promise<void> }>
  /** Forgets which addresses visitors entered, so that earlier tests do not count for the limits of a network. Only of a cloned database. */
  forgetAddresses(): Promise<void>
  /** Deletes a user's confirmations of the export-control notice, which an earlier test may have made. Only of a cloned database. */
  forgetAcknowledgements(email: string): Promise<void>
  /** Kills the server process (SIGKILL); the database keeps running. */
  kill(): Promise<void>
  /** Starts the server again after `kill`, on the same data and the same port. */
  restart(): Promise<void>
  /** Stops the server with SIGTERM. @returns its exit code. */
  terminate(): Promise<number | null>
  /** Stops all processes and removes the data. */
  stop(): Promise<void>
}

/**
 * Starts the product in a separate process, with its own folder and database, on a free port.
 *
 * @throws Error with the output of the server when it does not start.
 */
export async function startDevEnv(options: DevEnvOptions = {}): Promise<DevEnv> {
  const { seed = 'demo', database = 'cloned', environment = {}, openFiles } = options
  const dataDir = await mkdtemp(join(tmpdir(), 'navdesk-env-'))
  // Otherwise root's PostgreSQL, which runs as another user, would keep its files elsewhere.
  await chmod(dataDir, 0o755)
  const cloned = database === 'cloned' ? await testDatabase(await prepareProductTemplate(seed)) : null
  const settings = {
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO: seed === 'demo' ? 'on' : 'off',
    RATE_SCALE: '100',
    // Off, because on a busy machine load shedding would refuse requests of the tests.
    LOAD_SHEDDING: 'off',
    ...(cloned === null ? {} : { DATABASE_URL: cloned.connectionString }),
    ...environment,
  }
  const discard = async (): Promise<void> => {
    await cloned?.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  let server: ServerProcess
  try {
    server = await startServerProcess(settings, openFiles)
  } catch (error) {
    await discard()
    throw error
  }

  return {
    get url() {
      return server.url
    },
    get pid() {
      return server.pid
    },
    dataDir,
    databaseUrl: cloned?.connectionString ?? null,
    signIn: async (email, password = DEMO_PASSWORD) => {
      const client = devClient(() => server.url)
      await client.signIn(email, password)
      return client
    },
    mailbox: async () => (await (await fetch(`${server.url}/dev/mailbox.json`)).json()) as DevMail[],
    refuseWrites: async (table) => {
      if (!cloned) throw new Error('The database is embedded')
      const { database } = cloned
      await database.query(
        `create or replace function public.refuse_write() returns trigger language plpgsql
           as $$ begin raise exception 'a test refuses this row'; end $$`,
      )
      await database.query(
        `create trigger refused before insert or update on ${table} execute function public.refuse_write()`,
      )
      return async () => void (await database.query(`drop trigger if exists refused on ${table}`))
    },
    holdWrites: async (table) => {
      if (!cloned) throw new Error('The database is embedded')
      const { database } = cloned
      const held = Promise.withResolvers<void>()
      const locked = Promise.withResolvers<void>()
      const holding = database.transaction(async (tx) => {
        await tx.query(`lock table ${table} in share mode`)
        locked.resolve()
        await held.promise
      })
      await Promise.race([locked.promise, holding])
      return {
        isWaiting: async () => {
          const waiting = `select from pg_locks where not granted and relation = '${table}'::regclass`
          return (await database.query(waiting)).rows.length > 0
        },
        release: async () => {
          held.resolve()
          await holding
        },
      }
    },
    forgetAddresses: async () => {
      if (!cloned) throw new Error('The database is embedded')
      await cloned.database.query('truncate identity.address_use, identity.address_counter')
    },
    forgetAcknowledgements: async (email) => {
      if (!cloned) throw new Error('The database is embedded')
      await cloned.database.query(
        `delete from records."ExportAcknowledgement__c"
         where "UserId__c" in (select "Id" from records."User" where "Email" = $1)`,
        [email],
      )
    },
    kill: () => server.kill(),
    restart: async () => {
      server = await startServerProcess({ ...settings, PORT: new URL(server.url).port }, openFiles)
    },
    terminate: () => server.terminate(),
    stop: async () => {
      await server.terminate()
      await discard()
    },
  }
}
