import { connect, failedJobs, retryFailedJobs } from 'database'
import { exitOnSignals, startEmbedded } from 'local-postgres'

// Lists the mails and other jobs that have failed permanently: npm run jobs:failed. With `-- retry` they are retried.
// The database is that of DATABASE_URL, or the embedded one under DATA_DIR; the server may be running.
exitOnSignals()
const url = process.env.DATABASE_URL
const embedded = url ? null : await startEmbedded({ dataDir: process.env.DATA_DIR ?? '.data' })
const database = connect({ connectionString: url ?? embedded?.connectionString ?? '' })
try {
  const failed = await failedJobs(database)
  for (const { id, task, payload, attempts, error } of failed) {
    process.stdout.write(`${id} ${task} ${JSON.stringify(payload)}, attempts: ${attempts}: ${error}\n`)
  }
  const isRetry = process.argv.includes('retry')
  const again = isRetry ? await retryFailedJobs(database) : 0
  process.stdout.write(isRetry ? `${again} are retried.\n` : `${failed.length} have failed permanently.\n`)
} finally {
  await database.close()
  await embedded?.stop()
}
