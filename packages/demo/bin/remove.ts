import { connect } from 'database'
import { exitOnSignals, startEmbedded } from 'local-postgres'
import { removeDemo } from '../src/index.ts'

// Removes the demo data, so that DEMO=off can start: npm run demo:remove, while the server does not run.
// The database is that of DATABASE_URL, or the embedded one under DATA_DIR.
exitOnSignals()
const url = process.env.DATABASE_URL
const embedded = url ? null : await startEmbedded({ dataDir: process.env.DATA_DIR ?? '.data' })
const database = connect({ connectionString: url ?? embedded?.connectionString ?? '' })
try {
  process.stdout.write(`${await removeDemo(database)} records of the demo are removed.\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await database.close()
  await embedded?.stop()
}
