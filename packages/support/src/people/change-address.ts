import { randomUUID } from 'node:crypto'
import { AppError } from 'contract'
import { accountMethods } from 'contract/methods'
import { type Change, type SystemRecords, textOf } from 'platform'
import { Type } from 'typebox'
import { defineMail } from '../define-mail.ts'
import { defineMethod, servicesOf } from '../define-method.ts'

/** Asks the new mailbox of a contact to confirm, by a link that is valid for a day. It is created when the mail is sent, so that the queue holds no secret. */
export const addressProof = defineMail({
  task: 'send-address-proof',
  payload: Type.Object({ contactId: Type.String(), key: Type.String() }),
  reason: 'prove the new address of a contact',
  key: ({ key }) => `address-proof-${key}`,
  read: async ({ records, tx, identity }, { contactId }) => {
    const contact = await records.read('Contact', contactId, ['NewEmail__c', 'PortalAccess__c'])
    if (typeof contact?.NewEmail__c !== 'string' || contact.PortalAccess__c === 'Removed') return null
    const to = contact.NewEmail__c
    return { to, token: await identity.issueToken(tx, 'address', { subject: to, facts: { contactId } }) }
  },
  document: ({ to, token }: Record<'to' | 'token', string>, baseUrl) => ({
    to,
    subject: 'Confirm your new e-mail address',
    preheader: 'Your e-mails and your sign-in then use this address.',
    heading: 'Confirm your new e-mail address',
    paragraphs: [
      'Support was asked to use this address for you in the support portal. Open this link to confirm that it is yours. It works once, within 24 hours.',
      'You then sign in with this address. Your password stays.',
    ],
    facts: [],
    button: { label: 'Confirm the address', url: new URL(`/confirm-address/${token}`, baseUrl).href },
    footer: ['If you did not ask for this, do nothing: without the link nothing changes.'],
  }),
})

/** Notifies the old mailbox that another address has taken its place. */
export const addressNotice = defineMail({
  task: 'send-address-notice',
  payload: Type.Object({ to: Type.String(), contactId: Type.String(), key: Type.String() }),
  reason: 'notify the old address of a contact',
  key: ({ key }) => `address-notice-${key}`,
  read: async ({ records }, { to, contactId }) => {
    const contact = await records.read('Contact', contactId, ['IsErased__c'])
    return contact === null || contact.IsErased__c === true ? null : { to }
  },
  document: ({ to }: { to: string }, baseUrl) => ({
    to,
    subject: 'Your e-mail address in the support portal was changed',
    preheader: 'This address no longer signs in.',
    heading: 'Your e-mail address was changed',
    paragraphs: [
      'Another address was confirmed for you in the support portal. This one no longer signs in and gets no more e-mails.',
      'If you did not expect this, contact support at once.',
    ],
    facts: [],
    button: { label: 'Open the support portal', url: new URL('/', baseUrl).href },
    footer: ['You receive this e-mail because your address was used in the support portal.'],
  }),
})

/** Refuses a new address that belongs to another contact or login. @throws AppError `EMAIL_TAKEN`. */
export async function checkNewAddress(change: Change): Promise<void> {
  const typed = change.value('NewEmail__c')
  if (!change.isChanged('NewEmail__c') || typeof typed !== 'string') return
  const email = typed.toLowerCase()
  change.set('NewEmail__c', email)
  const contacts = await change.system.find('Contact', { Email: email }, ['Id'], 1)
  const users = await change.system.find('User', { Email: email }, ['Id'], 1)
  if (contacts.length + users.length > 0) throw new AppError('EMAIL_TAKEN', {}, { field: 'NewEmail__c' })
}

/** Queues the mail to a new address. */
export function askForProof(change: Change): void {
  if (!change.isChanged('NewEmail__c') || change.value('NewEmail__c') === null) return
  addressProof.enqueue(change.tx, { contactId: change.id, key: randomUUID() })
}

/**
 * Makes the address of a mailed link that of its contact and login. Sessions and links of the login and the old address end, and the old
 * mailbox is notified.
 *
 * @throws AppError `LINK_INVALID` for a used, expired or unknown link, and after another change of the address.
 */
export const confirmAddress = defineMethod(accountMethods.confirmAddress, async ({ services }, { token }) => {
  const { platform, identity, visitorDatabase } = servicesOf({ services })
  await visitorDatabase.transaction(async (tx) => {
    const proof = await identity.takeToken(tx, 'address', token)
    const contactId = proof?.facts.contactId
    if (!proof || contactId === undefined) throw new AppError('LINK_INVALID')
    const records = platform.asSystem('change the address of a contact').within(tx)
    const { old, loginId } = await replaceAddress(records, contactId, proof.subject)
    if (loginId !== null) await identity.endSessionsOf(tx, loginId)
    // Links to reset a password belong to the login, as do sign-ins and set-ups that wait for their next step.
    await identity.revokeLinks(
      tx,
      [old, loginId].filter((subject) => subject !== null),
    )
    if (old === null) return
    addressNotice.enqueue(tx, { to: old, contactId, key: randomUUID() })
  })
  return { isConfirmed: true as const }
})

/** @returns the old address and the login; null for none. */
async function replaceAddress(
  records: SystemRecords,
  contactId: string,
  email: string,
): Promise<Record<'old' | 'loginId', string | null>> {
  const fields = ['Email', 'NewEmail__c', 'PortalAccess__c', 'LoginId__c'] as const
  const contact = await records.read('Contact', contactId, fields, 'update')
  if (contact?.NewEmail__c !== email || contact.PortalAccess__c === 'Removed') throw new AppError('LINK_INVALID')
  const loginId = textOf(contact.LoginId__c)
  try {
    await records.update('Contact', contactId, { Email: email, NewEmail__c: null })
    if (loginId !== null) await records.update('User', loginId, { Email: email })
  } catch (error) {
    // Since the mail another person has registered with the address.
    if (error instanceof AppError && error.code === 'EMAIL_TAKEN')
      throw new AppError('LINK_INVALID', {}, { cause: error })
    throw error
  }
  return { old: textOf(contact.Email), loginId }
}
