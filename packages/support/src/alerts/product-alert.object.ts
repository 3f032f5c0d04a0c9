import { dateTime, defineObject, longText, lookup, picklist, text } from 'platform'

/** A message about a product to those who use it: wrong data, a change, a new version. */
export const productAlert = defineObject({
  apiName: 'ProductAlert__c',
  keyPrefix: 'a04',
  label: 'Product alert',
  labelPlural: 'Product alerts',
  nameField: 'Title__c',
  custom: true,
  fields: {
    Title__c: text({ label: 'Title', required: true }),
    ProductId__c: lookup({
      label: 'Product',
      required: true,
      to: ['Product2'],
      relationshipName: 'Product__r',
      childRelationshipName: 'Alerts__r',
    }),
    Kind__c: picklist({
      label: 'Kind',
      required: true,
      values: [
        { value: 'New data cycle', label: 'New data cycle' },
        { value: 'Navigation data alert', label: 'Navigation data alert' },
        { value: 'Change notice', label: 'Change notice' },
        { value: 'Chart alert', label: 'Chart alert' },
        { value: 'Service notice', label: 'Service notice' },
        { value: 'New version', label: 'New version' },
      ],
    }),
    Severity__c: picklist({
      label: 'Severity',
      values: [
        { value: 'Information', label: 'Information', isDefault: true },
        { value: 'Caution', label: 'Caution' },
        { value: 'Critical', label: 'Critical' },
      ],
    }),
    Body__c: longText({ label: 'Text', required: true, length: 8000 }),
    EffectiveDate__c: dateTime({ label: 'Effective' }),
    AiracCycle__c: text({ label: 'AIRAC cycle', length: 4, collation: 'code' }),
  },
  indexes: [{ columns: ['EffectiveDate__c'] }, { columns: ['ProductId__c', 'EffectiveDate__c'] }],
  relatedLists: [
    {
      relatedListId: 'Alerts__r',
      label: 'Alerts',
      parent: 'Product2',
      field: 'ProductId__c',
      columns: ['Title__c', 'Kind__c', 'Severity__c', 'EffectiveDate__c'],
      orderBy: ['-EffectiveDate__c'],
    },
  ],
})
