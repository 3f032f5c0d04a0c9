import { defineAccess, type Grant, own } from 'platform'
import { agentGrants } from '../export-restriction.ts'

const fields = ['CaseId__c', 'UserId__c'] as const

// A watcher who leaves the account stops watching: own rows count only while the case is of the watcher's account.
const ownRows: Grant = { rows: { UserId__c: own('userId'), AccountId__c: own('accountId') }, read: fields }

export const caseWatcherAccess = defineAccess('CaseWatcher__c', {
  Customer: [ownRows],
  AccountAdmin: [{ rows: { AccountId__c: own('accountId') }, read: fields }],
  Agent: agentGrants({ read: fields }),
})
