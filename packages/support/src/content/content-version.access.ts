import { defineAccess, type Grant, own } from 'platform'

const shown = [
  'ContentDocumentId',
  'VersionNumber',
  'Title',
  'PathOnClient',
  'FileExtension',
  'FileType',
  'ContentSize',
  'ScanState',
] as const

const grantsReading = (read: readonly string[]): readonly Grant[] => [
  { rows: { CreatedById: own('userId') }, read, create: ['ContentDocumentId', 'Title', 'PathOnClient'] },
  { rows: { via: { object: 'ContentDocumentLink', field: 'ContentDocumentId', on: 'ContentDocumentId' } }, read },
]

// Only internal users read the hash: with it a customer could find out whether a known file was uploaded by others.
export const contentVersionAccess = defineAccess('ContentVersion', {
  Customer: grantsReading(shown),
  AccountAdmin: grantsReading(shown),
  Agent: grantsReading([...shown, 'Sha256']),
  Author: grantsReading([...shown, 'Sha256']),
})
