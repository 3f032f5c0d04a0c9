import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { openDatabase } from './open-database.ts'

it('connects to its own PostgreSQL by a role that is no superuser and cannot become one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'navdesk-role-'))
  await chmod(folder, 0o755)
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder })
  const stopping = new AbortController().signal
  const { database, visitorDatabase, close } = await openDatabase(
    config,
    pino({ level: 'silent' }),
    stopping,
    async () => undefined,
  )
  for (const pool of [database, visitorDatabase]) {
    const rows = await pool.transaction(async (tx) => {
      await tx.query('reset role')
      const roles = `select current_user, session_user, rolsuper or rolcreaterole or rolcreatedb or rolbypassrls
        from pg_roles where rolname = current_user`
      return (await tx.query(roles)).rows
    })
    expect(rows).toEqual([['navdesk_application', 'navdesk_application', false]])
    await expect(pool.query('set role navdesk')).rejects.toMatchObject({ code: '42501' })
  }
  await close()
  await rm(folder, { recursive: true, force: true })
})
