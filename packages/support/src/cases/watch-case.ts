import { AppError } from 'contract'
import type { Change, RecordRules } from 'platform'

/** A case is watched by people of its own account who can sign in; anybody else is refused like a person who does not exist. */
export const caseWatcherRules: RecordRules = {
  async beforeCreate(change: Change) {
    if (change.principal === null) return
    const watched = await change.system.read('Case', String(change.value('CaseId__c')), ['AccountId'])
    const user = await change.system.read('User', String(change.value('UserId__c')), ['AccountId', 'IsActive'])
    const isColleague = typeof user?.AccountId === 'string' && user.AccountId === watched?.AccountId
    if (isColleague && user.IsActive === true) return
    throw new AppError('INVALID_CROSS_REFERENCE_KEY', { label: 'User' }, { field: 'UserId__c' })
  },
}
