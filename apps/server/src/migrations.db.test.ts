import { copyFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, migrateJobs, migrationStatus } from 'database'
import { prepareTemplate, testDatabase } from 'database/testing'
import { expect, it } from 'vitest'
import { migrationFolders } from './migrations.ts'

it('continues with the newest migrations in a database of version 1.0.0', async () => {
  await prepareTemplate('database-empty', async () => undefined)
  const { database, close } = await testDatabase('database-empty')
  const copies = await mkdtemp(join(tmpdir(), 'migrations-'))
  try {
    // The first file of each folder makes what version 1.0.0 had, and names the files of that version.
    const firstFolders: string[] = []
    const later: string[] = []
    const replaced: [name: string, checksum: string][] = []
    for (const [index, folder] of migrationFolders.entries()) {
      const [file = '', ...more] = (await readdir(folder)).sort()
      const text = await readFile(join(folder, file), 'utf8')
      for (const [, name = '', checksum = ''] of text.matchAll(/^-- replaces (\S+) (\w+)$/gm))
        replaced.push([name, checksum])
      later.push(...more)
      const firstFolder = join(copies, String(index))
      await mkdir(firstFolder)
      await copyFile(join(folder, file), join(firstFolder, file))
      firstFolders.push(firstFolder)
    }
    expect(replaced).toHaveLength(75)
    await migrate(database, firstFolders)
    await migrateJobs(database)
    await database.query('delete from schema_migration')
    await database.query('insert into schema_migration (name, checksum) select * from unnest($1::text[], $2::text[])', [
      replaced.map(([name]) => name),
      replaced.map(([, checksum]) => checksum),
    ])
    expect(await migrate(database, migrationFolders)).toEqual(later)
    expect(await migrationStatus(database, migrationFolders)).toEqual({ pending: [], changed: [] })
  } finally {
    await close()
    await rm(copies, { recursive: true })
  }
})
