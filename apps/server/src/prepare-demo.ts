import { activeDemoLogins, seedDemo } from 'demo'
import type { Identity } from 'identity'
import type { Logger } from 'pino'
import type { FileStore, Platform } from 'platform'
import type { SupportPerson } from 'support'

export type DemoParts = {
  platform: Platform
  identity: Identity<SupportPerson>
  fileStore: FileStore
  log: Logger
  now: () => number
}

/** Fills an empty database with the demo customers; safe to run in several processes at once. */
export async function prepareDemo({ platform, identity, fileStore, log, now }: DemoParts): Promise<void> {
  const filled = await seedDemo({ platform, identity, fileStore, now: new Date(now()).toISOString() })
  if (filled) log.info('The empty database was filled with the demo customers')
}

/** @throws Error in one line when people of the demo, whose password is published, could sign in to this installation. */
export async function refuseDemoLogins(platform: Platform): Promise<void> {
  const logins = await activeDemoLogins({ platform })
  if (logins.length === 0) return
  throw new Error(
    `This database was filled by the demo, and ${logins.length} demo logins with a published password are active: ` +
      'remove the demo with "npm run demo:remove", or set DEMO=on',
  )
}
