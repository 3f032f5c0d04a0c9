import { randomUUID } from 'node:crypto'
import { type AccountMailKind, accountMail } from './account.mail.ts'
import type { VisitorParts } from './visitor-parts.ts'

/** A mail that a visitor asks for; see the payload of `accountMail`. */
type AccountMailRequest = {
  kind: AccountMailKind
  email: string
  ip: string
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
  { identity, visitorDatabase }: Pick<VisitorParts, 'identity' | 'visitorDatabase'>,
  { ip, name = '', ...about }: AccountMailRequest,
): Promise<void> {
  const runAt = await identity.countMail({ email: about.email, ip })
  if (runAt === null) return
  await visitorDatabase.transaction(async (tx) => {
    accountMail.enqueue(tx, { ...about, name, key: randomUUID() }, { runAt })
  })
}
