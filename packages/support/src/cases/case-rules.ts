import { isCaseStatus } from 'contract'
import type { Change, RecordRules } from 'platform'
import { acceptGuestCase } from './actions/accept-guest-case.ts'
import { claimCase } from './actions/claim-case.ts'
import { announceEscalation, escalateCase } from './actions/escalate-case.ts'
import { isMerging, joinPeople, mergeCase } from './actions/merge-case.ts'
import { queueAutomations } from './automation/run-automations.job.ts'
import { caseAcknowledgement } from './mails/case-acknowledgement.mail.ts'
import { caseOutcome } from './mails/case-outcome.mail.ts'
import { remindLater } from './mails/case-reminder.mail.ts'
import { removalRequested } from './mails/removal-requested.mail.ts'
import { moveCaseStatus, refuseClosedCase } from './rules/case-status.ts'
import { keepTargets } from './rules/case-targets.ts'
import { checkCaseReferences, checkExportControl } from './rules/check-case.ts'
import { setCaseFields } from './rules/set-case-fields.ts'

/** The rules of cases, which apply to every caller and every call. */
export const caseRules: RecordRules = {
  async beforeCreate(change: Change) {
    await setCaseFields(change)
    await keepTargets(change)
    await checkCaseReferences(change)
    await checkExportControl(change)
  },
  async beforeUpdate(change: Change) {
    refuseClosedCase(change)
    moveCaseStatus(change)
    await acceptGuestCase(change)
    await mergeCase(change)
    escalateCase(change)
    await claimCase(change)
    await keepTargets(change)
    await checkCaseReferences(change)
    await checkExportControl(change)
  },
  async afterCreate(change: Change) {
    announceCase(change)
    await queueAutomations(change)
  },
  async afterUpdate(change: Change) {
    await joinPeople(change)
    announceOutcome(change)
    await announceWaiting(change)
    announceEscalation(change)
    await queueAutomations(change)
  },
}

/**
 * Queues the acknowledgement of a new case, and for a requested removal a mail to the account manager, unless an agent asked for no
 * mail. Preferences are read when a mail is sent.
 */
function announceCase(change: Change): void {
  if (change.flags.triggerOtherEmail === false) return
  if (change.principal === null || change.value('ContactId') === null) return
  caseAcknowledgement.enqueue(change.tx, { caseId: change.id })
  if (change.value('Request__c') !== null) removalRequested.enqueue(change.tx, { caseId: change.id })
}

/** Queues a mail about a change of status by a person, unless an agent asked for no mail. */
function announceOutcome(change: Change): void {
  const status = String(change.value('Status'))
  if (!change.isChanged('Status') || !isCaseStatus(status)) return
  // People of a merged case get the mail about the merge instead.
  if (isMerging(change)) return
  if (change.principal === null || change.flags.triggerOtherEmail === false) return
  caseOutcome.enqueue(change.tx, {
    caseId: change.id,
    status,
    movedAt: change.now,
    movedBy: change.principal.userId,
  })
}

/** Queues the reminder when a person sets the flag that support waits for the customer. */
async function announceWaiting(change: Change): Promise<void> {
  if (change.principal === null || !change.isChanged('AwaitingCustomer__c')) return
  if (change.value('AwaitingCustomer__c') === true) await remindLater(change, change.id)
}
