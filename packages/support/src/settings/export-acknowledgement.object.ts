import { type Change, dateTime, defineAccess, defineObject, type Grant, lookup, own, text } from 'platform'
import { signedInProfiles } from '../profiles.ts'
import { setOwnUser } from '../set-own-user.ts'
import { releaseHeldFiles } from './release-held-files.job.ts'

/** A user's acknowledgement of a version of the export-control notice, needed before the first upload. */
export const exportAcknowledgement = defineObject({
  apiName: 'ExportAcknowledgement__c',
  keyPrefix: 'a0B',
  label: 'Export acknowledgement',
  labelPlural: 'Export acknowledgements',
  nameField: 'Id',
  custom: true,
  fields: {
    UserId__c: lookup({ label: 'User', required: true, to: ['User'], relationshipName: 'User__r' }),
    Version__c: text({ label: 'Version of the notice', length: 20, collation: 'code', required: true }),
    AcknowledgedDate__c: dateTime({ label: 'Acknowledged' }),
  },
  indexes: [{ columns: ['UserId__c', 'CreatedDate'] }],
  listViews: [
    {
      apiName: 'MyAcknowledgements',
      id: '00B000000000e01EAA',
      label: 'My acknowledgements',
      columns: ['Version__c', 'AcknowledgedDate__c'],
      filters: [{ field: 'UserId__c', operator: 'equals', value: { principal: 'userId' } }],
      orderBy: ['-CreatedDate'],
      profiles: signedInProfiles,
    },
  ],
  rules: { beforeCreate: setAcknowledgementFields, afterCreate: releaseHeldFiles },
})

/** An acknowledgement is always the caller's, with the time of the write. */
function setAcknowledgementFields(change: Change): void {
  if (change.principal === null) return
  setOwnUser(change)
  change.set('AcknowledgedDate__c', change.now)
}

const mine: readonly Grant[] = [
  {
    rows: { UserId__c: own('userId') },
    read: ['UserId__c', 'Version__c', 'AcknowledgedDate__c'],
    create: ['Version__c'],
  },
]

export const exportAcknowledgementAccess = defineAccess('ExportAcknowledgement__c', {
  Customer: mine,
  AccountAdmin: mine,
  Agent: mine,
  Author: mine,
  Administrator: mine,
})
