import { readFile, statfs } from 'node:fs/promises'
import { countJobs, type Database, failedTasks, retryFailedJobs } from 'database'
import type { MethodServices } from 'support'

type Parts = {
  database: Database
  /** Settings that cannot be used, with the reason. */
  unusableSettings: () => { name: string; reason: string }[]
  config: {
    dataDir: string
    smtpUrl: string | null
    clamdUrl: string | null
    baseUrl: string | null
    hasOwnBrand: boolean
    hasOwnTerms: boolean
  }
}

/** What administrators see and do about the running installation. */
export function createOperations({ database, unusableSettings, config }: Parts): MethodServices['operations'] {
  return {
    health: async () => {
      const [counts, failedJobs, { rows }, disk, manifest] = await Promise.all([
        countJobs(database),
        failedTasks(database),
        database.query("select pg_database_size(current_database())::text, current_setting('server_version')"),
        statfs(config.dataDir),
        readFile(new URL('../../../package.json', import.meta.url), 'utf8'),
      ])
      const [[size, version] = []] = rows
      return {
        waitingJobs: counts.reduce((sum, { waiting }) => sum + waiting, 0),
        failedJobs,
        databaseBytes: Number(size),
        freeBytes: disk.bavail * disk.bsize,
        versions: {
          product: String(JSON.parse(manifest).version),
          node: process.versions.node,
          database: String(version),
        },
        hasMail: config.smtpUrl !== null,
        hasScanner: config.clamdUrl !== null,
        unusableSettings: unusableSettings(),
        hasOwnBrand: config.hasOwnBrand,
        hasOwnTerms: config.hasOwnTerms,
        isHttps: config.baseUrl?.startsWith('https:') ?? false,
      }
    },
    retryFailedJobs: () => retryFailedJobs(database),
  }
}
