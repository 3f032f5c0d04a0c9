import { randomUUID } from 'node:crypto'
import { type AccountMailKind, accountMail } from './account.mail.ts'
import type { VisitorParts } from './visitor-parts.ts'

/**
 * Puts a mail to an address on the queue, to be sent at once or a while after the one before. When the address has had too many,
 * nothing is sent, and no answer says so.
 */
export async function queueAccountMail(
  { identity, visitorDatabase }: VisitorParts,
  { kind, email, ip, name = '' }: { kind: AccountMailKind; email: string; ip: string; name?: string },
): Promise<void> {
  const runAt = await identity.countMail({ email, ip })
  if (runAt === null) return
  await visitorDatabase.transaction(async (tx) => {
    accountMail.enqueue(tx, { kind, email, name, key: randomUUID() }, { runAt })
  })
}
