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

const linked = { object: 'ContentDocumentLink', field: 'ContentDocumentId', on: 'ContentDocumentId' } as const

const grantsReading = (read: readonly string[], articles: Pick<Grant, 'hidesPeople'>): readonly Grant[] => [
  { rows: { CreatedById: own('userId') }, read, create: ['ContentDocumentId', 'Title', 'PathOnClient'] },
  { rows: { via: { ...linked, where: { Kind__c: 'Case' } } }, read },
  { rows: { via: { ...linked, where: { Kind__c: 'Article' } } }, read, ...articles },
]

/** Agents see authors; others read the files of articles without who uploaded them. */
const withoutAuthors = { hidesPeople: true } as const

// Only internal users read the hash: with it a customer could find out whether a known file was uploaded by others.
export const contentVersionAccess = defineAccess('ContentVersion', {
  // A guest with a live link to the form of a case uploads files for it, and names them when the case is opened.
  Guest: [
    {
      rows: { GuestLinkId__c: own('linkId') },
      read: ['ContentDocumentId'],
      create: ['Title', 'PathOnClient'],
      hidesPeople: true,
    },
  ],
  Customer: grantsReading(shown, withoutAuthors),
  AccountAdmin: grantsReading(shown, withoutAuthors),
  Agent: grantsReading([...shown, 'Sha256'], {}),
  Author: grantsReading([...shown, 'Sha256'], withoutAuthors),
})
