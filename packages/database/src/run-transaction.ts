import type pg from 'pg'
import { type DatabaseError, toDatabaseError } from './errors.ts'
import { holdWrites } from './hold-writes.ts'
import type { QueryResult, Statement, Transaction } from './queryable.ts'
import { runStatement } from './run-statement.ts'

export interface TransactionOptions {
  /** Replaces the pool's limit for the statements of this transaction; 0 means no limit. */
  readonly statementTimeoutMs?: number
}

/** Opens a transaction on this connection, runs `work` in it, and commits, or rolls back when anything threw. */
export async function runTransaction<T>(
  client: pg.ClientBase,
  work: (tx: Transaction) => Promise<T>,
  { statementTimeoutMs }: TransactionOptions,
): Promise<T> {
  const open = new OpenTransaction(client)
  const limit =
    statementTimeoutMs === undefined ? '' : `;set local statement_timeout = ${Math.round(statementTimeoutMs)}`
  open.pipeline(`begin${limit}`)
  try {
    const result = await work(open)
    await open.end('commit')
    return result
  } catch (error) {
    // A connection that cannot roll back is closed by the caller; the first error is the cause and is thrown.
    await open.end('rollback').catch(() => undefined)
    throw error
  }
}

/**
 * Sends each statement without waiting for the one before it; PostgreSQL runs them in order. Statements issued in one turn of the
 * event loop are sent in one write, because a system call costs more than many statements.
 */
class OpenTransaction implements Transaction {
  readonly #client: pg.ClientBase
  #release: (() => void) | null = null
  #lastPipelined: Promise<void> | null = null
  #failure: { error: unknown } | null = null
  #hasEnded = false
  #depth = 0

  constructor(client: pg.ClientBase) {
    this.#client = client
  }

  query(statement: Statement, values?: readonly unknown[]): Promise<QueryResult> {
    if (this.#hasEnded) return Promise.reject(toDatabaseError(new Error('The transaction has already ended')))
    return this.#send(statement, values)
  }

  pipeline(
    statement: Statement,
    values?: readonly unknown[],
    explain: (error: DatabaseError) => Error = (error) => error,
  ): void {
    if (this.#hasEnded) throw toDatabaseError(new Error('The transaction has already ended'))
    this.#release ??= holdWrites(this.#client)
    this.#lastPipelined = runStatement(this.#client, statement, values).then(nothing, (error: unknown) => {
      this.#failure ??= { error: explain(toDatabaseError(error)) }
    })
  }

  async settle(): Promise<void> {
    this.#letGo()
    await this.#lastPipelined
    if (this.#failure) throw this.#failure.error
  }

  async savepoint<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const name = `s${++this.#depth}`
    await this.query(`savepoint ${name}`)
    try {
      const result = await work(this)
      await this.query(`release savepoint ${name}`)
      return result
    } catch (error) {
      // On a lost connection this fails too; the first error is the cause and is thrown.
      await this.query(`rollback to savepoint ${name}; release savepoint ${name}`).catch(() => undefined)
      this.#failure = null
      throw error
    }
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    if (this.#hasEnded && this.#client.getTransactionStatus() === 'I') return
    this.#hasEnded = true
    await this.#send(how)
    // PostgreSQL answers the commit of a failed transaction without an error, and rolls back.
    if (how === 'commit' && this.#failure) throw this.#failure.error
  }

  async #send(statement: Statement, values?: readonly unknown[]): Promise<QueryResult> {
    this.#release ??= holdWrites(this.#client)
    const answer = runStatement(this.#client, statement, values)
    process.nextTick(() => this.#letGo())
    try {
      return await answer
    } catch (error) {
      // After a failed statement all later ones fail because of it, and so does the commit when the work continued.
      this.#failure ??= { error }
      throw this.#failure.error
    }
  }

  #letGo(): void {
    this.#release?.()
    this.#release = null
  }
}

const nothing = (): void => undefined
