import { defineAccess, type Grant, own } from 'platform'
import { agentGrants } from '../export-restriction.ts'

const fields = ['CaseId__c', 'UserId__c'] as const
const rights = { read: fields, create: fields, delete: true } as const

// A watcher who leaves the account stops watching: rows count only while the case is of the watcher's account.
const ofTheAccount: Grant = { rows: { AccountId__c: own('accountId') }, ...rights }

export const caseWatcherAccess = defineAccess('CaseWatcher__c', {
  Customer: [
    { ...ofTheAccount, when: { caseVisibility: 'Account' } },
    // Who sees own cases only watches these alone.
    { rows: { UserId__c: own('userId'), AccountId__c: own('accountId') }, when: { caseVisibility: 'Own' }, ...rights },
  ],
  AccountAdmin: [ofTheAccount],
  Agent: agentGrants({ read: fields }),
})
