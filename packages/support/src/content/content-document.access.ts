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

// An unattached file is visible to its uploader only; an attached one to everybody who sees one of its links.
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
