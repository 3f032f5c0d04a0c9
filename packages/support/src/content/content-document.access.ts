import { defineAccess, type Grant, own } from 'platform'

const described = [
  'Title',
  'Description',
  'FileExtension',
  'FileType',
  'ContentSize',
  'LatestPublishedVersionId',
] as const
const fields = [...described, 'OwnerId'] as const

const linked = { object: 'ContentDocumentLink', field: 'ContentDocumentId', on: 'Id' } as const

// An unattached file is visible to its uploader only; an attached one to everybody who sees one of its links.
const uploaded: Grant = { rows: { OwnerId: own('userId') }, read: fields }
const onCases: Grant = { rows: { via: { ...linked, where: { Kind__c: 'Case' } } }, read: fields }
const onArticles: Grant = { rows: { via: { ...linked, where: { Kind__c: 'Article' } } }, read: fields }
/** The same for readers who do not see authors. */
const onArticlesOnly: Grant = { ...onArticles, read: described, hidesPeople: true }

export const contentDocumentAccess = defineAccess('ContentDocument', {
  Customer: [uploaded, onCases, onArticlesOnly],
  AccountAdmin: [uploaded, onCases, onArticlesOnly],
  Agent: [uploaded, onCases, onArticles],
  Author: [uploaded, onArticlesOnly],
})
