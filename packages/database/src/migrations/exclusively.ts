import type { Database } from '../connect.ts'
import type { Transaction } from '../queryable.ts'

// The key of this advisory lock: any number that no other lock of this database uses.
const LOCK = 7_161_926_301

/** Runs `work` in a transaction while no other process migrates this database; without a timeout. */
export async function exclusively(database: Database, work: (tx: Transaction) => Promise<void>): Promise<void> {
  await database.transaction(
    async (tx) => {
      await tx.query('set local idle_in_transaction_session_timeout = 0')
      await tx.query('select pg_advisory_xact_lock($1)', [LOCK])
      await work(tx)
    },
    { statementTimeoutMs: 0 },
  )
}
