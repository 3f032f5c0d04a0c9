import { drainJobs, type TestDatabase } from 'database/testing'
import { createMemoryFileStore } from 'platform/testing'
import type { MailDocument } from 'support'
import { readConfig } from '../config/read-config.ts'
import { createProduct } from '../create-product.ts'
import { createLog } from '../http/log.ts'
import { jobHandlers } from '../jobs/job-handlers.ts'

/** The address of the portal in the mails that are drained. */
export const PORTAL = 'https://support.example.com'

/** Runs the due jobs of a database, as a server process does. @returns the mails that were sent. */
export async function drainMail({ database }: Pick<TestDatabase, 'database'>): Promise<MailDocument[]> {
  const sent: MailDocument[] = []
  const mailer = { send: async (mail: MailDocument) => void sent.push(mail) }
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: database.connectionString })
  const parts = {
    config,
    log: createLog('silent'),
    database,
    visitorDatabase: database,
    fileStore: createMemoryFileStore(),
  }
  const product = await createProduct(parts)
  await drainJobs(database, jobHandlers({ ...product, mailer, fileScanner: null, baseUrl: PORTAL, now: () => 0 }))
  return sent
}

/** The token in the link of a mail. @throws Error when it has none. */
export function tokenIn(mail: MailDocument | undefined): string {
  const token = /#token=([\w-]{43})(?:&|$)/.exec(mail?.button?.url ?? '')?.[1]
  if (token === undefined) throw new Error(`No link in ${JSON.stringify(mail)}`)
  return token
}
