import { randomUUID } from 'node:crypto'
import type { Transaction } from 'database'
import type { Identity } from 'identity'
import type { SupportPerson } from '../person.ts'
import { type AccountMailKind, accountMail } from './account.mail.ts'

/**
 * Puts a mail to an address on the queue, to be sent at once or a while after the one before. When the address has had too many,
 * nothing is sent, and no answer says so.
 */
export async function queueAccountMail(
  identity: Pick<Identity<SupportPerson>, 'countMail'>,
  tx: Transaction,
  { kind, email, ip, name = '' }: { kind: AccountMailKind; email: string; ip: string; name?: string },
): Promise<void> {
  const runAt = await identity.countMail(tx, { email, ip })
  if (runAt !== null) accountMail.enqueue(tx, { kind, email, name, key: randomUUID() }, { runAt })
}
