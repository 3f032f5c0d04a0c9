import { dateTime, defineObject, lookup, text } from 'platform'
import { releaseHeldFiles } from './release-held-files.ts'
import { setAcknowledgementFields } from './set-acknowledgement-fields.ts'

/** That a person has read the export-control notice, in which version and when. Needed before the first upload. */
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
  rules: { beforeCreate: setAcknowledgementFields, afterCreate: releaseHeldFiles },
})
