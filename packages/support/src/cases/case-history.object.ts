import { defineObject, lookup, text } from 'platform'
import { exportRestrictedBy } from '../export-restriction.ts'

/** One change of one field of a case: the old and the new value, who and when. Written by the platform. */
export const caseHistory = defineObject({
  apiName: 'CaseHistory',
  keyPrefix: '017',
  label: 'Case history',
  labelPlural: 'Case history',
  nameField: 'Id',
  fields: {
    ParentId: lookup({
      label: 'Case',
      required: true,
      to: ['Case'],
      relationshipName: 'Parent',
      childRelationshipName: 'Histories',
    }),
    Field: text({ label: 'Field', required: true, length: 80, collation: 'code' }),
    OldValue: text({ label: 'Old value' }),
    NewValue: text({ label: 'New value' }),
    AccountId: text({
      label: 'Account',
      length: 18,
      collation: 'code',
      copyOf: { lookup: 'ParentId', field: 'AccountId' },
    }),
    ContactId: text({
      label: 'Contact',
      length: 18,
      collation: 'code',
      copyOf: { lookup: 'ParentId', field: 'ContactId' },
    }),
    ExportRestricted__c: exportRestrictedBy('ParentId'),
  },
  indexes: [{ columns: ['ParentId', 'CreatedDate'] }],
  live: { parents: ['ParentId'] },
  relatedLists: [
    {
      relatedListId: 'CaseHistories',
      label: 'Timeline',
      parent: 'Case',
      field: 'ParentId',
      columns: ['Field', 'OldValue', 'NewValue', 'CreatedDate', 'CreatedBy.Name'],
      orderBy: ['-CreatedDate'],
    },
  ],
})
