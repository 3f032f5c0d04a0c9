import { randomUUID } from 'node:crypto'
import { AppError, limits } from 'contract'
import type { Change } from 'platform'
import { Type } from 'typebox'
import { defineMail } from '../define-mail.ts'
import { activeAdministrators, isStaff } from './staff-rules.ts'

/** The page where a new person of the provider chooses a password, with the token of the link. */
export const staffLink = (baseUrl: string, email: string, token: string): string =>
  new URL(`/reset-password#token=${token}&email=${encodeURIComponent(email)}`, baseUrl).href

/** Invites a person of the provider by a link that is valid for a day. It is created when the mail is sent, so that the queue holds no secret. */
export const staffInvitation = defineMail({
  task: 'send-staff-invitation',
  payload: Type.Object({ userId: Type.String(), key: Type.String() }),
  reason: 'invite a person of the provider',
  key: ({ key }) => `staff-invitation-${key}`,
  read: async ({ records, tx, identity }, { userId }) => {
    const user = await records.read('User', userId, ['Email', 'IsActive', 'LastLoginDate'])
    if (typeof user?.Email !== 'string' || user.IsActive !== true || user.LastLoginDate !== null) return null
    return { to: user.Email, token: await identity.issueToken(tx, 'staff', { subject: userId, facts: {} }) }
  },
  document: ({ to, token }: { to: string; token: string }, baseUrl) => ({
    to,
    subject: 'You are invited to work in the support portal',
    preheader: 'Choose a password, then set up two-step verification.',
    heading: 'You are invited to work in the support portal',
    paragraphs: [
      'Open this link to choose a password. It works once, within 24 hours, on any device. The first sign-in then asks you to set up two-step verification.',
    ],
    facts: [],
    button: { label: 'Choose a password', url: staffLink(baseUrl, to, token) },
    footer: [
      'You receive this e-mail because an administrator of the support portal added your address.',
      'If you do not know the portal, do nothing: without the link no one can sign in.',
    ],
  }),
})

/**
 * Stamps the time of a new invitation of a person of the provider, who has not signed in yet; `sendStaffInvitation` then mails it. The
 * first administrator gets a link from the command instead, and has no time.
 *
 * @throws AppError `INVITATION_JUST_SENT` within the pause between mails.
 */
export function dateStaffInvitation(change: Change): void {
  if (!isStaff(change) || change.principal === null || change.value('StaffInvitedDate__c') !== null) return
  if (change.operation === 'update' && !change.isChanged('StaffInvitedDate__c')) return
  const last = change.operation === 'update' ? change.previous('StaffInvitedDate__c') : null
  const pauseEnds = typeof last === 'string' ? Date.parse(last) + limits.resendSeconds * 1_000 : 0
  const wait = Math.ceil((pauseEnds - Date.parse(change.now)) / 1_000)
  if (wait > 0) throw new AppError('INVITATION_JUST_SENT', { seconds: limits.resendSeconds, wait })
  change.set('StaffInvitedDate__c', change.now)
}

/** Queues the mail of a new invitation. */
export function sendStaffInvitation(change: Change): void {
  if (change.value('StaffInvitedDate__c') === null || !change.isChanged('StaffInvitedDate__c')) return
  staffInvitation.enqueue(change.tx, { userId: change.id, key: randomUUID() })
}

/** The rights whose changes are mailed to the other administrators, by field. */
const rightsOf = {
  Profile: 'role',
  IsActive: 'access',
  PublishRight__c: 'right to publish articles',
  ExportClearance__c: 'export clearance',
  ClearanceProposed__c: 'proposal of an export clearance',
  FactorsResetDate__c: 'second factors',
} as const

/** Notifies an administrator that another one changed the rights of a person of the provider. */
export const rightsNotice = defineMail({
  task: 'send-rights-notice',
  payload: Type.Object({
    to: Type.String(),
    userId: Type.String(),
    /** Null for a change by a command on the server. */
    actorId: Type.Union([Type.String(), Type.Null()]),
    changed: Type.Array(Type.String()),
    key: Type.String(),
  }),
  reason: 'notify administrators of changed rights',
  key: ({ key }) => `rights-${key}`,
  read: async ({ records }, { to, userId, actorId, changed }) => {
    const user = await records.read('User', userId, ['Name', 'Email'])
    const actor = actorId === null ? null : await records.read('User', actorId, ['Name'])
    if (!user) return null
    const by = actor === null ? 'a command on the server' : String(actor.Name)
    return { to, person: `${user.Name} (${user.Email})`, by, changed }
  },
  document: (
    { to, person, by, changed }: { to: string; person: string; by: string; changed: readonly string[] },
    baseUrl,
  ) => ({
    to,
    subject: 'Rights in the support portal were changed',
    preheader: `Changed: ${changed.join(', ')}.`,
    heading: 'Rights in the support portal were changed',
    paragraphs: ['If you did not expect this change, ask who made it, and deactivate the person until you know.'],
    facts: [
      { label: 'Person', value: person },
      { label: 'Changed', value: changed.join(', ') },
      { label: 'Changed by', value: by },
    ],
    button: { label: 'Open people', url: new URL('/setup/people', baseUrl).href },
    footer: ['You receive this e-mail because you are an administrator of the support portal.'],
  }),
})

/** Queues notices of changed rights of a person of the provider to all administrators but the one who changed them. */
export async function announceRights(change: Change): Promise<void> {
  if (!isStaff(change)) return
  const changed =
    change.operation === 'create'
      ? ['new person']
      : Object.entries(rightsOf).flatMap(([field, name]) => (change.isChanged(field) ? [name] : []))
  if (changed.length === 0) return
  const actorId = change.principal?.userId ?? null
  for (const { Id, Email } of await activeAdministrators(change.system)) {
    if (Id === actorId) continue
    rightsNotice.enqueue(change.tx, { to: String(Email), userId: change.id, actorId, changed, key: randomUUID() })
  }
}
