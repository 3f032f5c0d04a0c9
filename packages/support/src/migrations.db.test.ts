import { migrate } from 'database'
import { prepareTemplate, testDatabase } from 'database/testing'
import { defineApp, diffSchema, readSchema, schemaOf } from 'platform'
import { expect, it } from 'vitest'
import { supportApp } from './app.ts'
import { recordMigrations } from './migrations.ts'

it('has migrations that make exactly the tables which the objects want', async () => {
  await prepareTemplate('support-migrated', async (database) => {
    await migrate(database, recordMigrations)
  })
  const { database, close } = await testDatabase('support-migrated')
  try {
    expect(diffSchema(await readSchema(database), schemaOf(defineApp(supportApp)))).toEqual([])
  } finally {
    await close()
  }
})
