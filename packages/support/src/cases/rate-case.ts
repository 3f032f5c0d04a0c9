import { AppError, hasCaseEnded } from 'contract'
import type { Change, RecordRules } from 'platform'

/** A case is rated once, when its work has ended; what it takes otherwise does not matter, so that a closed one can be rated. */
export const caseRatingRules: RecordRules = {
  async beforeCreate(change: Change) {
    const found = await change.system.read(
      'Case',
      String(change.value('CaseId__c')),
      ['Status', 'IsRated__c'],
      'update',
    )
    if (change.principal === null || found === null) return
    if (!hasCaseEnded(String(found.Status))) throw new AppError('ACTION_NOT_AVAILABLE', { label: 'Rate' })
  },
  async afterCreate(change: Change) {
    await change.system.update('Case', String(change.value('CaseId__c')), { IsRated__c: true })
  },
}
