import { checkbox, contentObjects, defineAccess, type Grant, lookup, own, text } from 'platform'
import { exportRestrictedBy } from '../export-restriction.ts'
import { linkRules } from './link-rules.ts'
import { versionRules } from './version-rules.ts'

const denormalised = (label: string, field: string) =>
  text({ label, length: 80, collation: 'code', copyOf: { lookup: 'LinkedEntityId', field } })

/**
 * Documents, versions and links. A link copies columns of its case, comment or article, which decide its readers; documents and versions
 * are visible through their links.
 */
export const contentObjectsOfSupport = contentObjects({
  linkTo: ['Case', 'CaseComment', 'Knowledge__kav'],
  linkFields: {
    Kind__c: text({ label: 'Kind', length: 20, collation: 'code' }),
    AccountId: denormalised('Account', 'AccountId'),
    ContactId: denormalised('Contact', 'ContactId'),
    ArticleStatus__c: denormalised('Publication status', 'PublicationStatus'),
    LinkedOwnerId__c: denormalised('Owner', 'OwnerId'),
    ArticlePublic__c: checkbox({ label: 'Public article', copyOf: { lookup: 'LinkedEntityId', field: 'IsPublic' } }),
    ExportRestricted__c: exportRestrictedBy('LinkedEntityId'),
    // Lets one query read the files of all comments of a case.
    CommentCaseId__c: lookup({
      label: 'Case of the comment',
      to: ['Case'],
      relationshipName: 'CommentCase__r',
      childRelationshipName: 'CommentFiles__r',
    }),
  },
  linkIndexes: [
    { columns: ['AccountId', 'ContentDocumentId'] },
    { columns: ['Kind__c', 'ContentDocumentId'] },
    { columns: ['CommentCaseId__c', 'CreatedDate'] },
  ],
  linkLists: [{ relatedListId: 'CommentFiles', label: 'Files of comments', parent: 'Case', field: 'CommentCaseId__c' }],
  linkRules,
  // The mailed link by which a guest uploaded the file; empty for other uploaders.
  versionFields: {
    GuestLinkId__c: { ...text({ label: 'Link of the guest', length: 18, collation: 'code' }), hidden: true },
  },
  versionRules,
})

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

// An unattached file is visible only to its uploader, an attached one to the readers of any of its links.
const uploaded: Grant = { rows: { OwnerId: own('userId') }, read: fields }
const onCases: Grant = { rows: { via: { ...linked, where: { Kind__c: 'Case' } } }, read: fields }
const onArticles: Grant = { rows: { via: { ...linked, where: { Kind__c: 'Article' } } }, read: fields }
/** For readers who may not see authors. */
const onArticlesOnly: Grant = { ...onArticles, read: described, hidesPeople: true }

export const contentDocumentAccess = defineAccess('ContentDocument', {
  Customer: [uploaded, onCases, onArticlesOnly],
  AccountAdmin: [uploaded, onCases, onArticlesOnly],
  Agent: [uploaded, onCases, onArticles],
  Author: [uploaded, onArticlesOnly],
  Administrator: [onArticlesOnly],
})
