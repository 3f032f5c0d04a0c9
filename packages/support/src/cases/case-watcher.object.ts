import { defineObject, lookup, text } from 'platform'
import { exportRestrictedBy } from '../export-restriction.ts'
import { caseWatcherRules } from './watch-case.ts'

/** A person who follows a colleague's case. */
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
  rules: caseWatcherRules,
})
