import { parseArgs } from 'node:util'
import { connect, migrate } from 'database'
import { createIdentity, identityMigrations } from 'identity'
import { exitOnSignals, startEmbedded } from 'local-postgres'
import { createPlatform, type FileStore } from 'platform'
import { createPeople, recordMigrations, supportApp } from 'support'
import { benchmarkCustomer, DEMO_PASSWORD, demoLogins, seedCases, seedDemo } from '../src/index.ts'

// Fills a database: npm run seed -- --cases 1000000 [--accounts 2000] [--contacts 20000]. Without --cases, the demo alone.
// The database is that of DATABASE_URL, or the embedded one under DATA_DIR.
const { values } = parseArgs({
  options: { cases: { type: 'string' }, accounts: { type: 'string' }, contacts: { type: 'string' } },
})
const count = (text: string): number => {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`${text} is not a number of records`)
  return number
}

exitOnSignals()
const url = process.env.DATABASE_URL
// The passwords of the demo are published.
if (url && process.env.DEMO !== 'on')
  throw new Error('Set DEMO=on to say that the database of DATABASE_URL is for the demo')
const embedded = url ? null : await startEmbedded({ dataDir: process.env.DATA_DIR ?? '.data' })
const database = connect({ connectionString: url ?? embedded?.connectionString ?? '', statementTimeoutMs: 0 })
const noFiles: FileStore = {
  write: () => Promise.reject(new Error('Seeding stores no files')),
  open: () => Promise.reject(new Error('Seeding opens no files')),
  freeBytes: () => Promise.resolve(0),
  remove: () => Promise.resolve(),
}
try {
  await migrate(database, [...recordMigrations, identityMigrations])
  const platform = createPlatform({ app: supportApp, database, fileStore: noFiles, tokenSecret: 'seed' })
  const people = createPeople(platform)
  const identity = createIdentity({ database, people, sessionIdleSeconds: 1800, absoluteSeconds: () => 43_200 })
  await platform.prepare()
  const now = new Date().toISOString()
  const filled = await seedDemo({ platform, identity, now })
  const isDemo =
    filled ||
    (await platform.asSystem('look for the demo').find('User', { Email: demoLogins[0].email }, ['Id'], 1)).length > 0
  if (!isDemo) throw new Error('This database holds other data than the demo, so that nothing was added to it')
  process.stdout.write(
    filled ? 'Filled the database with the demo customers\n' : 'The demo customers are there already\n',
  )
  if (values.cases !== undefined) {
    const started = performance.now()
    const say = (message: string) => {
      process.stdout.write(`${Math.round((performance.now() - started) / 1000)} s  ${message}\n`)
    }
    const size = {
      cases: count(values.cases),
      accounts: count(values.accounts ?? '2000'),
      contacts: count(values.contacts ?? '20000'),
    }
    await seedCases({ database, now, ...size, onProgress: say })
    await database.transaction((tx) => identity.setPassword(tx, benchmarkCustomer.userId, DEMO_PASSWORD))
    say(`Done; sign in as ${benchmarkCustomer.email}`)
  }
} finally {
  await database.close()
  await embedded?.stop()
}
