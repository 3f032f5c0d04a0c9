import { autoNumber, defineAccess, defineObject, type Grant, longText, lookup, own, picklist } from 'platform'
import type { AccountRecordType } from '../accounts/account.object.ts'
import { agentGrants, exportRestrictedBy } from '../export-restriction.ts'
import { customerProfiles } from '../profiles.ts'
import { finishLater } from './finish-reset.job.ts'

/** A request to make used downloads of services available again. Its outcome is empty until the data manager has answered. */
export const downloadReset = defineObject({
  apiName: 'DownloadReset__c',
  keyPrefix: 'a02',
  label: 'Download reset',
  labelPlural: 'Download resets',
  nameField: 'ResetNumber__c',
  custom: true,
  fields: {
    ResetNumber__c: autoNumber({ label: 'Reset number', digits: 6, startsAt: 1 }),
    AccountId__c: lookup({ label: 'Account', required: true, to: ['Account'], relationshipName: 'Account__r' }),
    RequestedById__c: lookup({ label: 'Requested by', to: ['User'], relationshipName: 'RequestedBy__r' }),
    Reason__c: longText({ label: 'Reason', required: true, length: 2000 }),
    Outcome__c: picklist({
      label: 'Outcome',
      values: [
        { value: 'Success', label: 'All downloads reset' },
        { value: 'Partial', label: 'Some downloads not reset' },
        { value: 'Failure', label: 'No download reset' },
      ],
    }),
    ExportRestricted__c: exportRestrictedBy('AccountId__c'),
  },
  indexes: [{ columns: ['AccountId__c', 'CreatedDate'] }, { columns: ['RequestedById__c', 'CreatedDate'] }],
  listViews: [
    {
      apiName: 'MyDownloadResets',
      id: '00B000000000f01EAA',
      label: 'My download resets',
      columns: ['ResetNumber__c', 'Outcome__c', 'CreatedDate'],
      filters: [{ field: 'RequestedById__c', operator: 'equals', value: { principal: 'userId' } }],
      orderBy: ['-CreatedDate'],
      profiles: customerProfiles,
    },
  ],
  rules: { afterCreate: finishLater },
})

/** Accounts whose people use the desktop data manager, which counts downloads. For others there are no resets. */
const resettable: readonly AccountRecordType[] = ['BusinessAviation', 'GeneralAviation', 'Military']

const fields = ['ResetNumber__c', 'AccountId__c', 'RequestedById__c', 'Reason__c', 'Outcome__c'] as const

// No profile creates resets: a server method does, which checks each service.
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
