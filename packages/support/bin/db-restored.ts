import { connect } from 'database'
import { exitOnSignals, startEmbedded } from 'local-postgres'
import { createPlatform } from 'platform'
import { supportApp } from '../src/index.ts'

// Run once after a backup was restored and before the server starts: npm run db:restored
// The database is that of DATABASE_URL, or the embedded one under DATA_DIR.
exitOnSignals()
const url = process.env.DATABASE_URL
const embedded = url ? null : await startEmbedded({ dataDir: process.env.DATA_DIR ?? '.data' })
const database = connect({ connectionString: url ?? embedded?.connectionString ?? '', statementTimeoutMs: 0 })
const noFile = () => Promise.reject(new Error('Raising versions touches no files'))
try {
  const fileStore = { write: noFile, open: noFile, freeBytes: noFile, remove: noFile }
  const platform = createPlatform({ app: supportApp, database, fileStore, tokenSecret: 'restored' })
  await platform.asSystem('a backup was restored').bumpVersionsAfterRestore()
  process.stdout.write('All versions are higher than any that was handed out before.\n')
} finally {
  await database.close()
  await embedded?.stop()
}
