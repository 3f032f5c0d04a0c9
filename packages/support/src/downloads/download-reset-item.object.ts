import {
  type Change,
  dateTime,
  defineAccess,
  defineObject,
  type Grant,
  lookup,
  number,
  own,
  picklist,
  text,
} from 'platform'
import { agentGrants, exportRestrictedBy } from '../export-restriction.ts'

/** One service of a reset: its counter before and after; without a result until the data manager has answered. */
export const downloadResetItem = defineObject({
  apiName: 'DownloadResetItem__c',
  keyPrefix: 'a03',
  label: 'Download reset item',
  labelPlural: 'Download reset items',
  nameField: 'Id',
  custom: true,
  fields: {
    ResetId__c: lookup({
      label: 'Reset',
      required: true,
      to: ['DownloadReset__c'],
      relationshipName: 'Reset__r',
      childRelationshipName: 'Items__r',
    }),
    SubscriptionId__c: lookup({
      label: 'Service',
      required: true,
      to: ['Subscription__c'],
      relationshipName: 'Subscription__r',
    }),
    UsedBefore__c: number({ label: 'Used before', precision: 4 }),
    UsedAfter__c: number({ label: 'Used after', precision: 4 }),
    Result__c: picklist({
      label: 'Result',
      values: [
        { value: 'Reset', label: 'Reset' },
        { value: 'Not reset', label: 'Not reset' },
      ],
    }),
    AnsweredDate__c: dateTime({
      label: 'Answered',
      help: 'When the answer of the data manager was recorded; without a value where it was not asked.',
    }),
    AccountId__c: text({
      label: 'Account',
      length: 18,
      collation: 'code',
      copyOf: { lookup: 'ResetId__c', field: 'AccountId__c' },
    }),
    ExportRestricted__c: exportRestrictedBy('ResetId__c'),
  },
  indexes: [{ columns: ['ResetId__c', 'CreatedDate'] }, { columns: ['SubscriptionId__c', 'CreatedDate'] }],
  rules: { beforeUpdate: setAnswerDate },
  relatedLists: [
    {
      relatedListId: 'Items__r',
      label: 'Services',
      parent: 'DownloadReset__c',
      field: 'ResetId__c',
      columns: ['Subscription__r.ServiceNumber__c', 'UsedBefore__c', 'UsedAfter__c', 'Result__c'],
      orderBy: ['CreatedDate'],
    },
  ],
})

const fields = ['ResetId__c', 'SubscriptionId__c', 'UsedBefore__c', 'UsedAfter__c', 'Result__c'] as const

const ofTheAccount: readonly Grant[] = [{ rows: { AccountId__c: own('accountId') }, read: fields }]

export const downloadResetItemAccess = defineAccess('DownloadResetItem__c', {
  Customer: ofTheAccount,
  AccountAdmin: ofTheAccount,
  Agent: agentGrants({ read: fields }),
})

/** Sets the time of a result that is recorded after the creation: such a result is from the data manager. */
function setAnswerDate(change: Change): void {
  if (change.previous('Result__c') === null && change.value('Result__c') !== null)
    change.set('AnsweredDate__c', change.now)
}
