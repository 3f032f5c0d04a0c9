import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '../connect.ts'
import { DatabaseError } from '../errors.ts'
import { amplyTimed, prepareTemplate, type TestDatabase, testDatabase } from '../testing.ts'
import { databaseMigrations, migrate, migrationStatus } from './migrate.ts'

let folder: string
const open: TestDatabase[] = []

beforeAll(async () => {
  await prepareTemplate('database-empty', async () => undefined)
  folder = await mkdtemp(join(tmpdir(), 'navdesk-migrations-'))
})

afterAll(async () => {
  await Promise.all(open.map((each) => each.close()))
  await rm(folder, { recursive: true })
})

async function fresh(): Promise<TestDatabase> {
  const created = await testDatabase('database-empty')
  open.push(created)
  return created
}

async function folderOf(name: string, files: Record<string, string>): Promise<string> {
  const path = join(folder, name)
  await rm(path, { recursive: true, force: true })
  await mkdir(path)
  for (const [file, text] of Object.entries(files)) await writeFile(join(path, file), text)
  return path
}

it('runs each file once, folder by folder and by number, and then has nothing pending', async () => {
  const { database } = await fresh()
  const tables = await folderOf('ordered-a', {
    '0002_second.sql': 'create table second (first_id int references first (id));',
    '0001_first.sql': 'create table first (id int primary key); insert into first values (1);',
  })
  const more = await folderOf('ordered-b', { '0001_third.sql': 'insert into second select id from first;' })
  const names = ['0001_first.sql', '0002_second.sql', '0001_third.sql']
  expect(await migrationStatus(database, [tables, more])).toEqual({ pending: names, changed: [] })
  expect(await migrate(database, [tables, more])).toEqual(names)
  expect(await migrate(database, [tables, more])).toEqual([])
  expect(await migrationStatus(database, [tables, more])).toEqual({ pending: [], changed: [] })
  expect((await database.query('select * from second')).rows).toEqual([[1]])
})

it('migrates once when two processes start at once: the other waits', async () => {
  const { database, connectionString } = await fresh()
  const second = connect({ connectionString, ...amplyTimed })
  const slow = await folderOf('race', {
    '0001_one.sql': 'create table one (id int); select pg_sleep(0.1);',
    '0002_two.sql': 'create table two (id int); select pg_sleep(0.1);',
  })
  const ran = await Promise.all([migrate(database, [slow]), migrate(second, [slow])])
  await second.close()
  expect(ran.flat().sort()).toEqual(['0001_one.sql', '0002_two.sql'])
})

it('rolls back a failed file as a whole and keeps the files before it', async () => {
  const { database } = await fresh()
  const failing = await folderOf('failing', {
    '0001_good.sql': 'create table good (id int);',
    '0002_bad.sql': 'create table half (id int); select 1 / 0;',
  })
  await expect(migrate(database, [failing])).rejects.toBeInstanceOf(DatabaseError)
  expect(await migrationStatus(database, [failing])).toEqual({ pending: ['0002_bad.sql'], changed: [] })
  expect((await database.query("select to_regclass('good') is null, to_regclass('half') is null")).rows).toEqual([
    [false, true],
  ])
})

it('refuses a file that was changed after it ran', async () => {
  const { database } = await fresh()
  await migrate(database, [await folderOf('changed', { '0001_t.sql': 'create table t (id int);' })])
  const changed = await folderOf('changed', { '0001_t.sql': 'create table t (id bigint);' })
  await expect(migrate(database, [changed])).rejects.toThrow('0001_t.sql was changed after it ran here')
  expect(await migrationStatus(database, [changed])).toEqual({ pending: [], changed: ['0001_t.sql'] })
})

it('refuses a new file that is numbered before one that ran', async () => {
  const { database } = await fresh()
  await migrate(database, [await folderOf('late', { '0002_b.sql': 'select 1;' })])
  const late = await folderOf('late', { '0001_a.sql': 'select 1;', '0002_b.sql': 'select 1;' })
  await expect(migrate(database, [late])).rejects.toThrow('0001_a.sql is numbered before 0002_b.sql')
})

/** A folder with two old files, and one with the file that replaces them and a later one. */
async function squashed(name: string): Promise<{ old: string; whole: string }> {
  const texts = { '0001_one.sql': 'create table one (id int);', '0002_two.sql': 'create table two (id int);' }
  const replaced = Object.entries(texts).map(
    ([file, text]) => `-- replaces ${file} ${createHash('sha256').update(text).digest('hex')}\n`,
  )
  return {
    old: await folderOf(`${name}-old`, texts),
    whole: await folderOf(`${name}-whole`, {
      '0002_both.sql': `${replaced.join('')}${Object.values(texts).join('\n')}`,
      '0003_three.sql': 'create table three (id int);',
    }),
  }
}

it('runs a file that replaces older ones in a new database, and skips it where all of them ran', async () => {
  const { old, whole } = await squashed('squash')
  const empty = await fresh()
  expect(await migrate(empty.database, [whole])).toEqual(['0002_both.sql', '0003_three.sql'])
  const grown = await fresh()
  await migrate(grown.database, [old])
  expect(await migrate(grown.database, [whole])).toEqual(['0003_three.sql'])
  expect(await migrationStatus(grown.database, [whole])).toEqual({ pending: [], changed: [] })
  expect(await migrate(grown.database, [whole])).toEqual([])
})

it('refuses in one line a database in which only some of the replaced files ran, or another version of one', async () => {
  const { old, whole } = await squashed('partial')
  const { database } = await fresh()
  await migrate(database, [old])
  await database.query("update schema_migration set checksum = 'other' where name = '0001_one.sql'")
  await expect(migrate(database, [whole])).rejects.toThrow(/^0001_one\.sql was changed after it ran here$/)
  await database.query("delete from schema_migration where name = '0001_one.sql'")
  await expect(migrate(database, [whole])).rejects.toThrow(
    /^This database is older than version 1\.0\.0, which ran 0001_one\.sql: start version 1\.0\.0 on it once, then this version$/,
  )
})

it('refuses names that would not sort, and names used twice', async () => {
  const { database } = await fresh()
  const odd = await folderOf('odd', { '1_x.sql': '' })
  await expect(migrate(database, [odd])).rejects.toThrow('NNNN_name.sql')
  const first = await folderOf('same-a', { '0001_x.sql': '' })
  const two = await folderOf('same-b', { '0001_x.sql': '' })
  await expect(migrate(database, [first, two])).rejects.toThrow('Two migrations are called 0001_x.sql')
})

it('has app_now() in whole milliseconds of true time', async () => {
  const { database } = await fresh()
  await migrate(database, [databaseMigrations])
  const { rows } = await database.query(
    // Read once: two calls can be a millisecond apart.
    `with clock as materialized (select app_now() as time)
     select time = date_trunc('milliseconds', time), time > now() - interval '1 minute', time < now() + interval '1 minute' from clock`,
  )
  expect(rows).toEqual([[true, true, true]])
})
