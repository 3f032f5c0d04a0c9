import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseError, toDatabaseError } from './errors.ts'
import { createListener } from './listener.ts'
import { createNamedStatements } from './named-statements.ts'
import type { Queryable, Transaction } from './queryable.ts'
import { runStatement } from './run-statement.ts'
import { runTransaction, type TransactionOptions } from './run-transaction.ts'
import { typeParsers } from './type-parsers.ts'

export interface ConnectOptions {
  readonly connectionString: string
  /** Maximum number of pooled connections; absent means 10. The listener has one more. */
  readonly max?: number
  /** How many callers may wait for a free connection; further ones fail at once with `unavailable`. Absent means any number. */
  readonly maxWaiting?: number
  /** Shown in `pg_stat_activity`. */
  readonly applicationName?: string
  /** The role that every connection takes on, see `applicationRole`; absent means the one that connects. */
  readonly role?: string | undefined
  /** Timeout of a statement; absent means 2,000. A transaction may set its own. */
  readonly statementTimeoutMs?: number
  /** Timeout of waiting for a free connection; absent means 5,000. */
  readonly acquireTimeoutMs?: number
  /** Reports connections lost while idle and reconnects of the listener; both recover without a call. */
  readonly log?: (message: string, error: Error) => void
}

/** A pool of connections to one PostgreSQL database. */
export interface Database extends Queryable {
  readonly connectionString: string
  /**
   * Runs `work` in one transaction. It is retried, at most twice, after a deadlock, a serialization failure or a
   * table that changed under a prepared statement: `work` must have no effect that a rollback does not undo.
   *
   * @throws DatabaseError for a failed statement; an error of `work` is rethrown unchanged, after the rollback.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>
  /**
   * Calls `handler` with the payload of every NOTIFY on `channel`, over one connection that all channels share.
   * Notifications sent while that connection was lost never arrive: `resync` is called after it reconnects.
   *
   * @returns a function that ends this subscription.
   */
  listen(channel: string, handler: (payload: string) => void, resync?: () => void): Promise<() => Promise<void>>
  /** Makes each connection drop a prepared statement at its next use; the name may be reused at once. */
  forget(name: string): void
  /** Makes each connection drop all its prepared statements at its next use. */
  forgetAll(): void
  /** Waits for running statements and closes every connection. Calling it again does nothing. */
  close(): Promise<void>
}

const ATTEMPTS = 3
const LONGEST_GOODBYE_MS = 1_000

/** Creates a pool; it connects with the first statement. */
export function connect(options: ConnectOptions): Database {
  const { connectionString, applicationName = 'navdesk', log = () => undefined } = options
  const session = {
    connectionString,
    application_name: applicationName,
    options: `-c timezone=UTC -c datestyle=ISO${options.role === undefined ? '' : ` -c role=${options.role}`}`,
    types: typeParsers(),
    keepAlive: true,
  }
  const pool = new pg.Pool({
    ...session,
    max: options.max ?? 10,
    statement_timeout: options.statementTimeoutMs ?? 2_000,
    idle_in_transaction_session_timeout: 60_000,
    // Statements of a transaction are sent without waiting for those before them.
    pipeline: true,
    connectionTimeoutMillis: options.acquireTimeoutMs ?? 5_000,
    idleTimeoutMillis: 60_000,
  })
  const named = createNamedStatements()
  let closing: Promise<void> | undefined
  const listener = createListener(() => new pg.Client({ ...session, statement_timeout: 0 }), log)
  const open = new Map<pg.ClientBase, Promise<unknown>>()
  pool.on('connect', (client) => {
    // A failing statement also gets the error of its connection; without a listener it would end the process. The error can come with the last
    // message of the start of the connection, before the pool has handed it to a caller.
    client.on('error', ignore)
    named.watch(client)
    const ended = Promise.withResolvers<void>()
    open.set(client, ended.promise)
    client.once('end', () => {
      open.delete(client)
      ended.resolve()
    })
  })
  pool.on('remove', named.unwatch)
  pool.on('error', (error) => {
    if (closing === undefined) log('An idle database connection was lost', error)
  })

  const { maxWaiting = Number.POSITIVE_INFINITY } = options
  const withClient = async <T>(use: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    if (pool.waitingCount >= maxWaiting) {
      throw new DatabaseError('unavailable', 'Too many callers wait for a database connection')
    }
    const client = await pool.connect().catch((error: unknown) => {
      throw unreachable(error)
    })
    let broken = false
    try {
      const sweep = named.sweep(client)
      if (sweep !== null) await sweep
      return await use(client)
    } catch (error) {
      broken = error instanceof DatabaseError && error.kind === 'unavailable'
      throw error
    } finally {
      client.release(broken || inTransaction(client))
    }
  }

  return {
    connectionString,
    query: (statement, values) =>
      withClient(async (client) => {
        try {
          return await runStatement(client, statement, values)
        } catch (error) {
          if (!isKind(error, 'plan_changed')) throw error
          await named.dropAll(client)
          return await runStatement(client, statement, values)
        }
      }),
    transaction: (work, transactionOptions = {}) =>
      withClient(async (client) => {
        for (let attempt = 1; ; attempt++) {
          try {
            return await runTransaction(client, work, transactionOptions)
          } catch (error) {
            const stale = isKind(error, 'plan_changed')
            if (attempt === ATTEMPTS || !(stale || isKind(error, 'serialization'))) throw error
            if (stale) await named.dropAll(client)
          }
        }
      }),
    listen: listener.listen,
    forget: named.forget,
    forgetAll: named.forgetAll,
    close: () => {
      closing ??= (async () => {
        await Promise.all([listener.close(), pool.end()])
        // `end` returns when the pool has sent its goodbyes; the server may still have the connections open.
        await Promise.race([Promise.all(open.values()), delay(LONGEST_GOODBYE_MS, undefined, { ref: false })])
      })()
      return closing
    },
  }
}

const ignore = (): void => undefined

const isKind = (error: unknown, kind: DatabaseError['kind']): boolean =>
  error instanceof DatabaseError && error.kind === kind

// A connection whose transaction did not end must not go back to the pool.
const inTransaction = (client: pg.ClientBase): boolean => {
  const status = client.getTransactionStatus()
  return status !== null && status !== 'I'
}

function unreachable(error: unknown): DatabaseError {
  const typed = toDatabaseError(error)
  // Authentication failed: its message helps to correct DATABASE_URL.
  if (typed.code?.startsWith('28') || typed.code?.startsWith('3D')) return typed
  return new DatabaseError('unavailable', typed.message, typed.code === undefined ? {} : { code: typed.code }, error)
}
