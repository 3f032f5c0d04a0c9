import type { Change, RecordRules } from 'platform'
import { acceptGuestCase } from './accept-guest-case.ts'
import { announceCase } from './announce-case.ts'
import { announceOutcome } from './announce-outcome.ts'
import { announceWaiting } from './announce-waiting.ts'
import { keepTargets } from './case-targets.ts'
import { checkCaseReferences } from './check-case-references.ts'
import { checkExportControl } from './check-export-control.ts'
import { claimCase } from './claim-case.ts'
import { announceEscalation, escalateCase } from './escalate-case.ts'
import { joinPeople, mergeCase } from './merge-case.ts'
import { moveCaseStatus } from './move-case-status.ts'
import { refuseClosedCase } from './refuse-closed-case.ts'
import { setCaseFields } from './set-case-fields.ts'

/** The rules of cases, for every caller and every call. */
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
  afterCreate(change: Change) {
    announceCase(change)
  },
  async afterUpdate(change: Change) {
    await joinPeople(change)
    announceOutcome(change)
    announceWaiting(change)
    announceEscalation(change)
  },
}
