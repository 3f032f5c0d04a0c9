import { randomUUID } from 'node:crypto'
import { enqueue, type Transaction } from 'database'
import type { Identity } from 'identity'
import type { SupportPerson } from '../people/person.ts'

/** Why somebody is written to. Whether there is anything to say, and what, is decided when the mail is sent. */
export type AccountMailKind = (typeof kinds)[number]

const kinds = ['forgot', 'guest', 'register'] as const

/** Whether a text names one of these reasons. */
export const isAccountMailKind = (text: string): text is AccountMailKind => (kinds as readonly string[]).includes(text)

/** Counts who has mail sent to which address. */
export type MailTurns = Pick<Identity<SupportPerson>, 'takeMailTurn'>

/**
 * Puts a mail to an address on the queue, for when its turn is: at once, or so long after the one before. When the address has
 * had too many, nothing is sent, and nobody is told.
 */
export async function queueAccountMail(
  identity: MailTurns,
  tx: Transaction,
  { kind, email, ip, name = '' }: { kind: AccountMailKind; email: string; ip: string; name?: string },
): Promise<void> {
  const runAt = await identity.takeMailTurn(tx, { email, ip })
  if (runAt !== null) enqueue(tx, 'send-account-mail', { kind, email, name, key: randomUUID() }, { runAt })
}

/** Tells the owner of a login that it has another password, at once. */
export function queuePasswordNotice(tx: Transaction, userId: string): void {
  enqueue(tx, 'send-password-notice', { userId, key: randomUUID() })
}
