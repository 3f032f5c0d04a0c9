import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from 'database/testing'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { readConfig } from './config/read-config.ts'
import { openDatabase } from './open-database.ts'
import { prepareProductTemplate } from './testing/product-template.ts'

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

it('warns in one line when the login of DATABASE_URL is a superuser', async () => {
  const clone = await testDatabase(await prepareProductTemplate('none'))
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: clone.connectionString })
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
  const { close } = await openDatabase(config, log, new AbortController().signal, async () => undefined)
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    expect.stringMatching(
      /^The login \w+ of DATABASE_URL is a superuser of PostgreSQL or may become one, .+ owns its database$/,
    ),
  ])
  await close()
  await clone.close()
})
