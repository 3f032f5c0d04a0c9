import type { SearchDefinition } from 'platform'

export const caseSearch: SearchDefinition = {
  scopes: ['AccountId', 'ContactId', 'ExportRestricted__c'],
  classes: {
    case: [
      'CaseNumber',
      'Subject',
      'Description',
      'Resolution__c',
      'ProductId__c',
      'AircraftId__c',
      'SubscriptionId__c',
      'ContactId',
    ],
    // A guest has no contact; only agents read and search these fields.
    guest: ['SuppliedName', 'SuppliedEmail'],
  },
  fields: [
    'CaseNumber',
    'Subject',
    'Contact.Name',
    'Status',
    'Impact__c',
    'IssueType__c',
    'Product__r.Name',
    'CreatedDate',
  ],
  filters: [
    { apiName: 'Status', label: 'Status', type: 'Field', kind: 'Select', field: 'Status' },
    { apiName: 'Impact', label: 'Impact', type: 'Field', kind: 'Select', field: 'Impact__c' },
    { apiName: 'IssueType', label: 'Issue type', type: 'Field', kind: 'Select', field: 'IssueType__c' },
    { apiName: 'Product', label: 'Product', type: 'Field', kind: 'Select', field: 'ProductId__c' },
    { apiName: 'CaseNumber', label: 'Case number', type: 'Field', kind: 'Text', field: 'CaseNumber' },
    { apiName: 'Queue', label: 'Queue', type: 'Field', kind: 'Select', field: 'Queue__c', profiles: ['Agent'] },
  ],
}
