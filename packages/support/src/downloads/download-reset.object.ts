import { autoNumber, defineObject, longText, lookup, picklist } from 'platform'
import { exportRestrictedBy } from '../export-restriction.ts'
import { finishLater } from './finish-reset.job.ts'

/** A request to make used downloads of some services available again, with its outcome; without one until the data manager has answered. */
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
  rules: { afterCreate: finishLater },
})
