import type pg from 'pg'
import { toDatabaseError } from './errors.ts'
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
  const limit =
    statementTimeoutMs === undefined ? '' : `;set local statement_timeout = ${Math.round(statementTimeoutMs)}`
  await runStatement(client, `begin${limit}`)
  const open = createTransaction(client)
  try {
    const result = await work(open.transaction)
    await open.finish()
    await runStatement(client, 'commit')
    return result
  } catch (error) {
    await open.finish()
    // A connection that cannot even roll back is closed by the caller; the first error is the one worth reading.
    await runStatement(client, 'rollback').catch(() => undefined)
    throw error
  }
}

function createTransaction(client: pg.ClientBase): { transaction: Transaction; finish: () => Promise<void> } {
  // One connection runs one statement at a time: each waits for the one before it, failed or not.
  let last: Promise<unknown> = Promise.resolve()
  let finished = false
  let depth = 0
  const query = (statement: Statement, values?: readonly unknown[]): Promise<QueryResult> => {
    if (finished) return Promise.reject(toDatabaseError(new Error('The transaction has already ended')))
    const next = last.then(() => runStatement(client, statement, values))
    last = next.catch(() => undefined)
    return next
  }
  const transaction: Transaction = {
    query,
    savepoint: async (work) => {
      const name = `s${++depth}`
      await query(`savepoint ${name}`)
      try {
        const result = await work(transaction)
        await query(`release savepoint ${name}`)
        return result
      } catch (error) {
        // When the connection itself is gone this fails too; the first error is the one that says why.
        await query(`rollback to savepoint ${name}; release savepoint ${name}`).catch(() => undefined)
        throw error
      }
    },
  }
  const finish = async (): Promise<void> => {
    finished = true
    await last
  }
  return { transaction, finish }
}
