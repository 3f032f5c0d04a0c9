import { randomUUID } from 'node:crypto'
import { AppError, limits } from 'contract'
import type { Change } from 'platform'
import { invitation } from './invitation.mail.ts'

/**
 * Dates the invitation of a contact that has none yet; it is mailed once the contact is written. Asked for again within the pause between
 * mails, it keeps its date, and nothing is mailed.
 *
 * @throws AppError `REQUIRED_FIELD_MISSING` for a contact without an address.
 */
export function dateInvitation(change: Change): void {
  if (change.value('PortalAccess__c') !== 'Invited' || change.value('InvitedDate__c') !== null) return
  if (change.value('Email') === null)
    throw new AppError('REQUIRED_FIELD_MISSING', { fields: 'Email' }, { field: 'Email' })
  const last = change.previous('InvitedDate__c')
  const isRepeated = change.previous('PortalAccess__c') === 'Invited' && typeof last === 'string'
  const pauseEnds = isRepeated ? Date.parse(last) + limits.resendSeconds * 1_000 : 0
  change.set('InvitedDate__c', pauseEnds > Date.parse(change.now) ? last : change.now)
}

/** Mails an invitation that was dated. */
export function sendInvitation(change: Change): void {
  if (change.value('PortalAccess__c') !== 'Invited' || !change.isChanged('InvitedDate__c')) return
  invitation.enqueue(change.tx, {
    contactId: change.id,
    inviterId: change.principal?.userId ?? null,
    isCounted: false,
    key: randomUUID(),
  })
}
