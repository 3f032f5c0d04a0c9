import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate, migrationStatus } from 'database'
import { prepareTemplate, testDatabase } from 'database/testing'
import { expect, it } from 'vitest'
import { migrateAll, migrationFolders } from './migrations.ts'

it('continues with the newest migrations in a database of version 1.0.0', async () => {
  await prepareTemplate('database-empty', async () => undefined)
  const { database, close } = await testDatabase('database-empty')
  await migrateAll(database)
  // The history of such a database names the files that the first one of each folder replaces.
  const replaced: [name: string, checksum: string][] = []
  const first = new Set<string>()
  for (const folder of migrationFolders) {
    const [file = ''] = (await readdir(folder)).sort()
    const text = await readFile(join(folder, file), 'utf8')
    for (const [, name = '', checksum = ''] of text.matchAll(/^-- replaces (\S+) (\w+)$/gm))
      replaced.push([name, checksum])
    first.add(file)
  }
  expect(replaced).toHaveLength(75)
  await database.query('delete from schema_migration where name = any($1)', [[...first]])
  await database.query('insert into schema_migration (name, checksum) select * from unnest($1::text[], $2::text[])', [
    replaced.map(([name]) => name),
    replaced.map(([, checksum]) => checksum),
  ])
  expect(await migrate(database, migrationFolders)).toEqual([])
  expect(await migrationStatus(database, migrationFolders)).toEqual({ pending: [], changed: [] })
  await close()
})
