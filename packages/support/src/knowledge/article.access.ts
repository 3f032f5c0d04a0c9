import { defineAccess, type Grant, own } from 'platform'

// Customers and guests never see author and internal notes.
const published = [
  'Title',
  'UrlName',
  'Summary',
  'InfoType__c',
  'Content__c',
  'Download_URL__c',
  'DurationSeconds__c',
  'IsVideo__c',
  'DataCategories__c',
  'Product__c',
  'PublicationStatus',
  'IsPublic',
  'IsFeatured__c',
  'ViewCount__c',
  'LastPublishedDate',
] as const

/** What authors read beside. */
const internal = ['InternalNotes__c', 'ReviewDate__c'] as const

const written = [
  'Title',
  'UrlName',
  'Summary',
  'InfoType__c',
  'Content__c',
  'Download_URL__c',
  'DurationSeconds__c',
  'DataCategories__c',
  'Product__c',
  ...internal,
] as const

const online: Grant = { rows: { PublicationStatus: 'Online' }, read: published }
/** The same for readers who do not see authors: customers, guests, other authors. */
const onlineOnly: Grant = { ...online, hidesPeople: true }

export const articleAccess = defineAccess('Knowledge__kav', {
  Guest: [{ rows: { PublicationStatus: 'Online', IsPublic: true }, read: published, hidesPeople: true }],
  Customer: [onlineOnly],
  AccountAdmin: [onlineOnly],
  Agent: [online],
  // Publishing, and making an article public, is a separate right.
  Author: [
    {
      rows: { OwnerId: own('userId'), PublicationStatus: 'Draft' },
      read: [...published, 'OwnerId', ...internal],
      write: written,
      create: written,
    },
    { rows: { OwnerId: own('userId') }, read: [...published, 'OwnerId', ...internal] },
    onlineOnly,
    {
      when: { publishRight: true },
      rows: 'all',
      read: [...published, ...internal],
      hidesPeople: true,
      write: ['PublicationStatus', 'IsPublic', 'IsFeatured__c', 'ReviewDate__c'],
    },
  ],
})
