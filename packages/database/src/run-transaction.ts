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
  open.post(`begin${limit}`)
  try {
    const result = await work(open)
    await open.end('commit')
    return result
  } catch (error) {
    // A connection that cannot even roll back is closed by the caller; the first error is the one worth reading.
    await open.end('rollback').catch(() => undefined)
    throw error
  }
}

/**
 * Sends each statement without waiting for the one before it; PostgreSQL runs them in order. What is given in one go of the event
 * loop leaves in one write: a call of the system costs more than many a statement.
 */
class OpenTransaction implements Transaction {
  readonly #client: pg.ClientBase
  #release: (() => void) | null = null
  #lastPosted: Promise<void> | null = null
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

  post(
    statement: Statement,
    values?: readonly unknown[],
    explain: (error: DatabaseError) => Error = (error) => error,
  ): void {
    if (this.#hasEnded) throw toDatabaseError(new Error('The transaction has already ended'))
    this.#release ??= holdWrites(this.#client)
    this.#lastPosted = runStatement(this.#client, statement, values).then(nothing, (error: unknown) => {
      this.#failure ??= { error: explain(toDatabaseError(error)) }
    })
  }

  async settle(): Promise<void> {
    this.#letGo()
    await this.#lastPosted
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
      // When the connection itself is gone this fails too; the first error is the one that says why.
      await this.query(`rollback to savepoint ${name}; release savepoint ${name}`).catch(() => undefined)
      this.#failure = null
      throw error
    }
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    if (this.#hasEnded && this.#client.getTransactionStatus() === 'I') return
    this.#hasEnded = true
    await this.#send(how)
    // The commit of a failed transaction is answered like any other, but rolls back.
    if (how === 'commit' && this.#failure) throw this.#failure.error
  }

  async #send(statement: Statement, values?: readonly unknown[]): Promise<QueryResult> {
    this.#release ??= holdWrites(this.#client)
    const answer = runStatement(this.#client, statement, values)
    process.nextTick(() => this.#letGo())
    try {
      return await answer
    } catch (error) {
      // What follows a failed statement fails for that reason alone, the commit too where the work has gone on.
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
