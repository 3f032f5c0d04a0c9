import { connect, type Database } from '../connect.ts'
import { identifier } from '../identifier.ts'
import type { Queryable } from '../queryable.ts'
import { databaseNamed } from './database-named.ts'
import { installTestClock } from './test-clock.ts'
import { currentTestCluster } from './test-cluster.ts'

/**
 * Prepares a database that test files clone, once per run, for all files and packages: the first caller
 * runs `prepare`, the others wait for it. It accepts no connections afterwards. The clock of the clones can be set when
 * `prepare` ran this package's migrations.
 *
 * @param name - names its contents; callers with the same name must prepare the same contents.
 * @param prepare - migrates and fills it; there is no statement timeout.
 */
export async function prepareTemplate(name: string, prepare: (database: Database) => Promise<void>): Promise<void> {
  const cluster = currentTestCluster()
  const maintenance = connect({ connectionString: databaseNamed(cluster, 'postgres'), max: 1 })
  try {
    await maintenance.transaction(
      async (tx) => {
        await tx.query('set local idle_in_transaction_session_timeout = 0')
        await tx.query('select pg_advisory_xact_lock(hashtext($1))', [name])
        if (await isPrepared(tx, name)) return
        await build(cluster, name, prepare)
      },
      { statementTimeoutMs: 0 },
    )
  } finally {
    await maintenance.close()
  }
}

async function isPrepared(database: Queryable, name: string): Promise<boolean> {
  const { rows } = await database.query('select from pg_database where datname = $1 and datistemplate', [name])
  return rows.length > 0
}

// Over separate connections: a database cannot be created in a transaction, and the lock is held by one.
async function build(cluster: string, name: string, prepare: (database: Database) => Promise<void>): Promise<void> {
  const admin = connect({ connectionString: databaseNamed(cluster, 'postgres'), max: 1, statementTimeoutMs: 0 })
  try {
    await admin.query(`drop database if exists ${identifier(name)} with (force)`)
    await admin.query(`create database ${identifier(name)}`)
    const template = connect({ connectionString: databaseNamed(cluster, name), statementTimeoutMs: 0 })
    try {
      await prepare(template)
      if (await hasClock(template)) await installTestClock(template)
    } finally {
      await template.close()
    }
    await admin.query(`alter database ${identifier(name)} with is_template true allow_connections false`)
  } finally {
    await admin.close()
  }
}

async function hasClock(database: Queryable): Promise<boolean> {
  const { rows } = await database.query("select to_regprocedure('app_now()') is not null")
  return rows[0]?.[0] === true
}
