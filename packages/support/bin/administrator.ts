import { parseArgs } from 'node:util'
import { AppError } from 'contract'
import { connect } from 'database'
import { createIdentity, type Identity } from 'identity'
import { exitOnSignals, startEmbedded } from 'local-postgres'
import { createPlatform } from 'platform'
import {
  AdministratorRefused,
  administratorLink,
  createPeople,
  createSupportApp,
  peopleChanges,
  type SupportPerson,
} from '../src/index.ts'

// Makes the first administrator, or lets one in who is locked out: npm run admin -- anna@provider.example "Anna Berg" [--recover]
// It prints a link to choose a password. The database is that of DATABASE_URL, or the embedded one under DATA_DIR; the server may be running.
exitOnSignals()
const { values, positionals } = parseArgs({ allowPositionals: true, options: { recover: { type: 'boolean' } } })
const [email, name] = positionals
if (email === undefined || name === undefined) {
  process.stderr.write('Give an e-mail address and a name: npm run admin -- anna@provider.example "Anna Berg"\n')
  process.exit(1)
}
const url = process.env.DATABASE_URL
const embedded = url ? null : await startEmbedded({ dataDir: process.env.DATA_DIR ?? '.data' })
const database = connect({ connectionString: url ?? embedded?.connectionString ?? '' })
const noFile = () => Promise.reject(new Error('Making an administrator touches no files'))
const fileStore = { write: noFile, open: noFile, freeBytes: noFile, remove: noFile }
try {
  const { rows } = await database.query(`select to_regclass('records."User"') is not null`)
  if (rows[0]?.[0] !== true)
    throw new AdministratorRefused('This database is empty. Start the server once, then run this again.')
  const app = createSupportApp(
    peopleChanges(() => identity),
    {},
  )
  const platform = createPlatform({ app, database, fileStore, tokenSecret: 'administrator' })
  const people = createPeople(platform)
  const identity: Identity<SupportPerson> = createIdentity({
    database,
    people,
    sessionIdleSeconds: 1800,
    absoluteSeconds: () => 43_200,
  })
  const baseUrl = process.env.BASE_URL || `http://localhost:${process.env.PORT || 3000}`
  const link = await administratorLink(
    { platform, identity },
    { email, name, isRecovery: values.recover === true, baseUrl },
  )
  process.stdout.write(`Open this link to choose a password. It works once, within 24 hours:\n\n  ${link}\n\n`)
} catch (error) {
  if (!(error instanceof AdministratorRefused || error instanceof AppError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
} finally {
  await database.close()
  await embedded?.stop()
}
