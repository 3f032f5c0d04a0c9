import { AppError } from 'contract'
import { type Change, defineAccess, defineObject, type Grant, lookup, own, text } from 'platform'
import { agentGrants, exportRestrictedBy } from '../export-restriction.ts'

/** A user who gets the mails of a colleague's case. */
export const caseWatcher = defineObject({
  apiName: 'CaseWatcher__c',
  keyPrefix: 'a07',
  label: 'Case watcher',
  labelPlural: 'Case watchers',
  nameField: 'Id',
  custom: true,
  fields: {
    CaseId__c: lookup({
      label: 'Case',
      required: true,
      to: ['Case'],
      relationshipName: 'Case__r',
      childRelationshipName: 'CaseWatchers__r',
    }),
    UserId__c: lookup({ label: 'User', required: true, to: ['User'], relationshipName: 'User__r' }),
    AccountId__c: text({
      label: 'Account',
      length: 18,
      collation: 'code',
      copyOf: { lookup: 'CaseId__c', field: 'AccountId' },
    }),
    ExportRestricted__c: exportRestrictedBy('CaseId__c'),
  },
  indexes: [
    { columns: ['CaseId__c', 'CreatedDate'] },
    { columns: ['UserId__c', 'CreatedDate'] },
    { columns: ['CaseId__c', 'UserId__c'], unique: true },
  ],
  relatedLists: [
    {
      relatedListId: 'CaseWatchers',
      label: 'Watchers',
      parent: 'Case',
      field: 'CaseId__c',
      columns: ['User__r.Name', 'CreatedDate'],
      orderBy: ['CreatedDate'],
    },
  ],
  live: { parents: ['CaseId__c'] },
  // Only people of the case's account who can sign in may watch it; other users are refused like missing ones.
  rules: {
    async beforeCreate(change: Change) {
      if (change.principal === null) return
      const watched = await change.system.read('Case', String(change.value('CaseId__c')), ['AccountId'])
      const user = await change.system.read('User', String(change.value('UserId__c')), ['AccountId', 'IsActive'])
      const isColleague = typeof user?.AccountId === 'string' && user.AccountId === watched?.AccountId
      if (isColleague && user.IsActive === true) return
      throw new AppError('INVALID_CROSS_REFERENCE_KEY', { label: 'User' }, { field: 'UserId__c' })
    },
  },
})

const fields = ['CaseId__c', 'UserId__c'] as const
const rights = { read: fields, create: fields, delete: true } as const

// A watcher who leaves the account stops watching: rows count only while the case is of the watcher's account.
const ofTheAccount: Grant = { rows: { AccountId__c: own('accountId') }, ...rights }

export const caseWatcherAccess = defineAccess('CaseWatcher__c', {
  Customer: [
    { ...ofTheAccount, when: { caseVisibility: 'Account' } },
    // A user who sees only own cases can watch only these.
    { rows: { UserId__c: own('userId'), AccountId__c: own('accountId') }, when: { caseVisibility: 'Own' }, ...rights },
  ],
  AccountAdmin: [ofTheAccount],
  Agent: agentGrants(rights),
})
