import { randomUUID } from 'node:crypto'
import { type AccountMailKind, accountMail } from './account.mail.ts'
import type { VisitorParts } from './visitor.ts'

/** A mail that a visitor asks for; see the payload of `accountMail`. */
type AccountMailRequest = {
  kind: AccountMailKind
  email: string
  name?: string
  registration?: string
  startUrl?: string
  caseNumber?: string
}

/**
 * Puts a mail to an address on the queue, to be sent at once or a while after the one before. When the address has had too many,
 * nothing is sent, and no answer says so.
 */
export async function queueAccountMail(
  parts: Pick<VisitorParts, 'identity' | 'visitorDatabase'>,
  { ip, ...about }: AccountMailRequest & { ip: string },
): Promise<void> {
  const runAt = await parts.identity.countMail({ email: about.email, ip })
  if (runAt !== null) await queueCountedMail(parts, about, runAt)
}

/** The same for a mail that was counted, and may be sent at `runAt`. */
export async function queueCountedMail(
  { visitorDatabase }: Pick<VisitorParts, 'visitorDatabase'>,
  { name = '', ...about }: AccountMailRequest,
  runAt: string,
): Promise<void> {
  await visitorDatabase.transaction(async (tx) => {
    accountMail.enqueue(tx, { ...about, name, key: randomUUID() }, { runAt })
  })
}
