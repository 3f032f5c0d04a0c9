import type { IndexDefinition } from 'platform'

/** One index for each list and order in use: the equality columns of a grant or list view, then the sort columns. */
export const caseIndexes: readonly IndexDefinition[] = [
  { columns: ['ContactId', 'SystemModstamp'] },
  { columns: ['ContactId', 'CreatedDate'] },
  { columns: ['ContactId', 'CaseNumber'] },
  { columns: ['AccountId', 'SystemModstamp'] },
  { columns: ['AccountId', 'CreatedDate'] },
  { columns: ['AccountId', 'CaseNumber'] },
  { columns: ['OwnerId', 'IsClosed', 'SystemModstamp'] },
  { columns: ['IsClosed', 'SystemModstamp'] },
  { columns: ['ExportRestricted__c', 'IsClosed', 'SystemModstamp'] },
  { columns: ['SystemModstamp'] },
  { columns: ['CreatedDate'] },
  { columns: ['ExportRestricted__c', 'SystemModstamp'] },
  { columns: ['ExportRestricted__c', 'CreatedDate'] },
  { columns: ['ExportRestricted__c', 'CaseNumber'] },
  { columns: ['Status'] },
  { columns: ['ExportRestricted__c', 'Status'] },
  { columns: ['Impact__c'] },
  { columns: ['ExportRestricted__c', 'Impact__c'] },
  { columns: ['Queue__c'] },
  { columns: ['ExportRestricted__c', 'Queue__c'] },
  { columns: ['ParentId', 'CreatedDate'] },
]
