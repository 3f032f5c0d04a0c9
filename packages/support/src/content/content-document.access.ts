import { defineAccess, type Grant, own } from 'platform'

const fields = [
  'Title',
  'Description',
  'FileExtension',
  'FileType',
  'ContentSize',
  'LatestPublishedVersionId',
  'OwnerId',
] as const

// Until it is attached a file is its uploader's alone; then whoever sees one of its links sees the file.
const grants: readonly Grant[] = [
  { rows: { OwnerId: own('userId') }, read: fields },
  { rows: { via: { object: 'ContentDocumentLink', field: 'ContentDocumentId', on: 'Id' } }, read: fields },
]

export const contentDocumentAccess = defineAccess('ContentDocument', {
  Customer: grants,
  AccountAdmin: grants,
  Agent: grants,
  Author: grants,
})
