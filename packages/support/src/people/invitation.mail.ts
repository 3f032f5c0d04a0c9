import { randomUUID } from 'node:crypto'
import { AppError, limits } from 'contract'
import type { Change } from 'platform'
import { Type } from 'typebox'
import { defineMail } from '../define-mail.ts'

/**
 * Invites a contact to set up a login, by a link that is valid for seven days. It counts against the limits of mails to an address: it is
 * delayed shortly after another mail, and not sent beyond the limits, which the contact then says. The link is created when the mail is sent, so that the queue holds no
 * secret.
 */
export const invitation = defineMail({
  task: 'send-invitation',
  payload: Type.Object({
    contactId: Type.String(),
    /** The inviting user, whose mails are limited; null for the system. */
    inviterId: Type.Union([Type.String(), Type.Null()]),
    isCounted: Type.Boolean(),
    key: Type.String(),
  }),
  reason: 'invite a contact',
  key: ({ key }) => `invitation-${key}`,
  read: async ({ records, tx, identity }, payload) => {
    const { contactId, inviterId } = payload
    const contact = await records.read('Contact', contactId, ['Email', 'PortalAccess__c', 'AccountId'])
    const email = contact?.Email
    if (typeof email !== 'string' || contact?.PortalAccess__c !== 'Invited') return null
    if (!payload.isCounted) {
      const runAt = await identity.countMail({ email, ip: inviterId ?? 'support' })
      if (runAt === null) await records.update('Contact', contactId, { MailProblem__c: 'Limited' })
      else invitation.enqueue(tx, { ...payload, isCounted: true, key: randomUUID() }, { runAt })
      return null
    }
    const account = await records.read('Account', String(contact.AccountId), ['Name'])
    const token = await identity.issueToken(tx, 'invite', { subject: email, facts: {} })
    return { to: email, accountName: String(account?.Name ?? ''), token }
  },
  document: ({ to, accountName, token }: { to: string; accountName: string; token: string }, baseUrl) => ({
    to,
    subject: 'You are invited to the support portal',
    preheader: 'Agree to the terms and choose a password.',
    heading: 'You are invited to the support portal',
    paragraphs: [
      `You are invited to open and follow the support cases of ${accountName}.`,
      'Open this link to agree to the terms and choose a password. It works once, within 7 days, on any device.',
    ],
    facts: [],
    button: { label: 'Set up your login', url: new URL(`/registration-page#token=${token}`, baseUrl).href },
    footer: [
      'You receive this e-mail because an account admin of your company, or our support, added your address.',
      'If you do not know the company, do nothing: no account can be created without this e-mail.',
    ],
  }),
})

/**
 * Stamps the time of a new invitation, which `sendInvitation` then mails.
 *
 * @throws AppError `REQUIRED_FIELD_MISSING` for a contact without an address, `INVITATION_JUST_SENT` within the pause between mails.
 */
export function dateInvitation(change: Change): void {
  if (change.value('PortalAccess__c') !== 'Invited' || change.value('InvitedDate__c') !== null) return
  if (change.value('Email') === null)
    throw new AppError('REQUIRED_FIELD_MISSING', { fields: 'Email' }, { field: 'Email' })
  const last = change.previous('InvitedDate__c')
  const isRepeated = change.previous('PortalAccess__c') === 'Invited' && typeof last === 'string'
  const pauseEnds = isRepeated ? Date.parse(last) + limits.resendSeconds * 1_000 : 0
  const wait = Math.ceil((pauseEnds - Date.parse(change.now)) / 1_000)
  if (wait > 0) throw new AppError('INVITATION_JUST_SENT', { seconds: limits.resendSeconds, wait })
  change.set('InvitedDate__c', change.now)
}

/** Queues the mail of a new invitation. */
export function sendInvitation(change: Change): void {
  if (change.value('PortalAccess__c') !== 'Invited' || !change.isChanged('InvitedDate__c')) return
  invitation.enqueue(change.tx, {
    contactId: change.id,
    inviterId: change.principal?.userId ?? null,
    isCounted: false,
    key: randomUUID(),
  })
}
