import { randomUUID } from 'node:crypto'
import { type ConnectOptions, connect, type Database } from '../connect.ts'
import { identifier } from '../identifier.ts'
import { databaseNamed } from './database-named.ts'
import { type TestClock, testClock } from './test-clock.ts'
import { currentTestCluster } from './test-cluster.ts'

/** Time limits that no test reaches, so that a busy machine fails none. */
export const amplyTimed = { statementTimeoutMs: 120_000, acquireTimeoutMs: 120_000 } as const

/** A database cloned from a template. */
export interface TestDatabase extends TestClock {
  readonly database: Database
  readonly connectionString: string
  /** Closes the connections and drops the database, even with other connections open. */
  close(): Promise<void>
}

/**
 * Clones a template for one test file. Close it in `afterAll`.
 *
 * @param templateName - prepared before by `prepareTemplate`.
 * @param options - of the connection, whose time limits are `amplyTimed` when absent.
 * @throws DatabaseError when there is no such template.
 */
export async function testDatabase(
  templateName: string,
  options: Omit<ConnectOptions, 'connectionString'> = {},
): Promise<TestDatabase> {
  const cluster = currentTestCluster()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(
    cluster,
    `create database ${identifier(name)} template ${identifier(templateName)} strategy file_copy`,
  )
  const connectionString = databaseNamed(cluster, name)
  const database = connect({ ...amplyTimed, ...options, connectionString })
  return {
    ...testClock(database),
    database,
    connectionString,
    close: async () => {
      await database.close()
      await administer(cluster, `drop database if exists ${identifier(name)} with (force)`)
    },
  }
}

async function administer(cluster: string, statement: string): Promise<void> {
  const admin = connect({ connectionString: databaseNamed(cluster, 'postgres'), max: 1, statementTimeoutMs: 0 })
  try {
    await admin.query(statement)
  } finally {
    await admin.close()
  }
}
