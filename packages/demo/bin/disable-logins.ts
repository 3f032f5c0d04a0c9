import { connect } from 'database'
import { createIdentity } from 'identity'
import { exitOnSignals, startEmbedded } from 'local-postgres'
import { createPlatform, type FileStore } from 'platform'
import { createPeople, supportApp } from 'support'
import { disableDemoLogins } from '../src/index.ts'

// Deactivates the demo people, whose password is published, so that DEMO=off can start: npm run demo:disable
// The database is that of DATABASE_URL, or the embedded one under DATA_DIR.
exitOnSignals()
const url = process.env.DATABASE_URL
const embedded = url ? null : await startEmbedded({ dataDir: process.env.DATA_DIR ?? '.data' })
const database = connect({ connectionString: url ?? embedded?.connectionString ?? '' })
const noFile = () => Promise.reject(new Error('Disabling logins touches no files'))
const fileStore: FileStore = { write: noFile, open: noFile, freeBytes: noFile, remove: noFile }
try {
  const platform = createPlatform({ app: supportApp, database, fileStore, tokenSecret: 'disable' })
  const people = createPeople(platform)
  const identity = createIdentity({ database, people, sessionIdleSeconds: 1800, absoluteSeconds: () => 43_200 })
  const disabled = await disableDemoLogins({ platform, identity })
  process.stdout.write(`${disabled.length} demo logins are disabled.\n`)
} finally {
  await database.close()
  await embedded?.stop()
}
