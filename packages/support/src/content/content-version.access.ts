import { defineAccess, type Grant, own } from 'platform'

const read = [
  'ContentDocumentId',
  'VersionNumber',
  'Title',
  'PathOnClient',
  'FileExtension',
  'FileType',
  'ContentSize',
  'ScanState',
  'Sha256',
] as const

const linked = { object: 'ContentDocumentLink', field: 'ContentDocumentId', on: 'ContentDocumentId' } as const

/** Reads the files of articles, as far as their links may be read. */
const filesOfArticles: Grant = { rows: { via: { ...linked, where: { Kind__c: 'Article' } } }, read }

const grantsReading = (articles: Pick<Grant, 'hidesPeople'>): readonly Grant[] => [
  { rows: { CreatedById: own('userId') }, read, create: ['ContentDocumentId', 'Title', 'PathOnClient'] },
  { rows: { via: { ...linked, where: { Kind__c: 'Case' } } }, read },
  { ...filesOfArticles, ...articles },
]

/** Only agents see who uploaded the files of articles. */
const withoutAuthors = { hidesPeople: true } as const

// Readers of a file may read its hash, to check the download.
export const contentVersionAccess = defineAccess('ContentVersion', {
  // A guest with a live link to the form of a case uploads files for it, and names them when the case is opened. Every guest opens the
  // files of a public article.
  Guest: [
    {
      rows: { GuestLinkId__c: own('linkId') },
      read: ['ContentDocumentId'],
      create: ['Title', 'PathOnClient'],
      hidesPeople: true,
    },
    {
      rows: { via: { ...linked, where: { Kind__c: 'Article' } } },
      read: ['ContentDocumentId', 'VersionNumber', 'Title', 'FileExtension', 'FileType', 'ContentSize', 'ScanState'],
      hidesPeople: true,
    },
  ],
  Customer: grantsReading(withoutAuthors),
  AccountAdmin: grantsReading(withoutAuthors),
  Agent: grantsReading({}),
  Author: grantsReading(withoutAuthors),
  Administrator: [{ ...filesOfArticles, ...withoutAuthors }],
})
