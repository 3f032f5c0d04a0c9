import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, migrate } from 'database'
import { exitOnSignals, startEmbedded } from 'local-postgres'
import { defineApp, diffSchema, readSchema, schemaOf } from 'platform'
import { extensibleObjects, recordMigrations, supportApp, supportMigrations } from '../src/index.ts'

// Writes the migration that leads from the existing ones to what the metadata wants: npm run db:diff -- <name>
const [name = 'records'] = process.argv.slice(2)
if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error('Name the migration in lower case, digits and underscores')

exitOnSignals()
const dataDir = await mkdtemp(join(tmpdir(), 'navdesk-diff-'))
// Otherwise root's PostgreSQL, which runs as another user, would leave its files elsewhere.
await chmod(dataDir, 0o755)
const { connectionString, stop } = await startEmbedded({ dataDir })
const database = connect({ connectionString, statementTimeoutMs: 0 })
try {
  await migrate(database, recordMigrations)
  const statements = diffSchema(await readSchema(database), schemaOf(defineApp(supportApp)))
  if (statements.length === 0) {
    process.stdout.write('The migrations make what the metadata wants.\n')
  } else {
    const numbers = (await readdir(supportMigrations)).map((file) => Number(file.slice(0, 4)))
    const file = `${String(Math.max(...numbers) + 1).padStart(4, '0')}_${name}.sql`
    await writeFile(join(supportMigrations, file), `${statements.map(makingRoom).join('\n\n')}\n`)
    process.stdout.write(`Wrote packages/support/migrations/${file}: read it before you commit it.\n`)
  }
} finally {
  await database.close()
  await stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** An installation may have an own field with the name of an added column, which has to make room. */
function makingRoom(statement: string): string {
  const [, table = '', column] = /^alter table records\."?(\w+)"? add column "?(\w+)"? /.exec(statement) ?? []
  return table in extensibleObjects
    ? `select records.free_own_column('${table}', '${column}');\n${statement}`
    : statement
}
