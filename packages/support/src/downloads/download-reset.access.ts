import { defineAccess, type Grant, own } from 'platform'
import type { AccountRecordType } from '../accounts/account.object.ts'
import { agentGrants } from '../export-restriction.ts'

/** Accounts whose people use the desktop data manager, which counts downloads. For others there are no resets. */
const resettable: readonly AccountRecordType[] = ['BusinessAviation', 'GeneralAviation', 'Military']

const fields = ['ResetNumber__c', 'AccountId__c', 'RequestedById__c', 'Reason__c', 'Outcome__c'] as const

// Resets are made by a method that checks each service, so no profile creates these records itself.
const ofTheAccount: readonly Grant[] = resettable.map((accountRecordType) => ({
  when: { accountRecordType },
  rows: { AccountId__c: own('accountId') },
  read: fields,
}))

export const downloadResetAccess = defineAccess('DownloadReset__c', {
  Customer: ofTheAccount,
  AccountAdmin: ofTheAccount,
  Agent: agentGrants({ read: fields }),
})
