import { AppError } from 'contract'
import {
  type Change,
  checkbox,
  date,
  dateTime,
  defineAccess,
  defineObject,
  type Grant,
  longText,
  lookup,
  number,
  own,
  type PicklistValueDefinition,
  picklist,
  richText,
  text,
  url,
} from 'platform'
import { articleRecordTypes } from '../article-record-types.ts'
import { articleListViews, articleSearch } from './article.lists.ts'
import { keepNewlyPublished, requireLinkedFile } from './article-versions.ts'
import { renewVocabulary } from './article-vocabulary.ts'
import { keepVideo } from './keep-video.ts'

/** The kinds of articles, as shown to readers. */
export const infoTypes: readonly PicklistValueDefinition[] = ['Documentation', 'Article', 'Video', 'Product page'].map(
  (value) => ({ value, label: value }),
)

/** An article of the knowledge base. Customers see published ones, guests those of them that are public. */
export const article = defineObject({
  apiName: 'Knowledge__kav',
  keyPrefix: 'ka0',
  label: 'Article',
  labelPlural: 'Articles',
  nameField: 'Title',
  fields: {
    Title: text({ label: 'Title', required: true }),
    UrlName: text({ label: 'URL name', required: true, unique: true, collation: 'code' }),
    Summary: longText({ label: 'Summary', length: 1000 }),
    InfoType__c: picklist({ label: 'Info type', values: infoTypes }),
    Content__c: richText({ label: 'Content', length: 100_000 }),
    Download_URL__c: url({ label: 'Download URL' }),
    DurationSeconds__c: number({ label: 'Duration in seconds', precision: 6 }),
    IsVideo__c: checkbox({ label: 'Video', help: 'Kept by the server: see `keepVideo`.' }),
    DataCategories__c: text({ label: 'Data categories', help: 'Names of categories, separated by semicolons.' }),
    Product__c: lookup({
      label: 'Product',
      to: ['Product2'],
      relationshipName: 'Product__r',
      childRelationshipName: 'Articles__r',
    }),
    PublicationStatus: picklist({
      label: 'Publication status',
      required: true,
      values: [
        { value: 'Draft', label: 'Draft', isDefault: true },
        { value: 'Online', label: 'Published' },
        { value: 'Archived', label: 'Archived' },
      ],
    }),
    IsPublic: checkbox({ label: 'Visible to guests' }),
    IsFeatured__c: checkbox({ label: 'Featured' }),
    ViewCount__c: number({ label: 'Views', precision: 9, defaultValue: 0 }),
    LastPublishedDate: dateTime({ label: 'Last published' }),
    OwnerId: lookup({ label: 'Author', to: ['User'], relationshipName: 'Owner' }),
    InternalNotes__c: longText({ label: 'Internal notes', length: 4000 }),
    ReviewDate__c: date({ label: 'Review by', help: 'Next review date.' }),
  },
  recordTypes: [
    { developerName: 'Documentation', label: 'Documentation', id: articleRecordTypes.Documentation, isDefault: true },
    { developerName: 'Article', label: 'Article', id: articleRecordTypes.Article },
    { developerName: 'Video', label: 'Video', id: articleRecordTypes.Video },
    { developerName: 'ProductPage', label: 'Product page', id: articleRecordTypes.ProductPage },
  ],
  indexes: [
    { columns: ['PublicationStatus', 'ViewCount__c'] },
    { columns: ['PublicationStatus', 'IsFeatured__c', 'LastPublishedDate'] },
    { columns: ['PublicationStatus', 'IsVideo__c', 'LastPublishedDate'] },
    { columns: ['PublicationStatus', 'LastPublishedDate'] },
    { columns: ['PublicationStatus', 'SystemModstamp'] },
    { columns: ['PublicationStatus', 'ReviewDate__c'] },
    { columns: ['ReviewDate__c'] },
    { columns: ['PublicationStatus', 'IsPublic', 'ViewCount__c'] },
    { columns: ['PublicationStatus', 'IsPublic', 'LastPublishedDate'] },
    { columns: ['Product__c', 'LastPublishedDate'] },
    { columns: ['OwnerId', 'SystemModstamp'] },
  ],
  search: articleSearch,
  listViews: articleListViews,
  relatedLists: [
    {
      relatedListId: 'Articles__r',
      label: 'Articles',
      parent: 'Product2',
      field: 'Product__c',
      columns: ['Title', 'UrlName', 'InfoType__c', 'LastPublishedDate'],
      orderBy: ['-LastPublishedDate'],
    },
  ],
  layouts: [
    {
      id: '00h000000000a01AAA',
      layoutType: 'Full',
      sections: [
        {
          id: '01B000000000a01EAA',
          heading: 'Article',
          columns: 1,
          rows: [['Title'], ['UrlName'], ['Summary'], ['Content__c']],
        },
        {
          id: '01B000000000a02EAA',
          heading: 'Details',
          columns: 2,
          rows: [
            ['InfoType__c', 'Product__c'],
            ['DataCategories__c', 'Download_URL__c'],
            ['PublicationStatus', 'IsPublic'],
          ],
        },
      ],
    },
  ],
  mru: true,
  rules: {
    beforeCreate: async (change) => {
      setArticleFields(change)
      await keepVideo(change)
    },
    beforeUpdate: async (change) => {
      setArticleFields(change)
      await keepVideo(change)
      const isPublished = change.isChanged('PublicationStatus') && change.value('PublicationStatus') === 'Online'
      if (change.principal !== null && isPublished) await requireLinkedFile(change.system, change.id)
    },
    afterCreate: renewVocabulary,
    afterUpdate: async (change) => {
      await keepNewlyPublished(change)
      renewVocabulary(change)
    },
  },
})

/** Words of small letters and digits, which an address shows as they are. */
const URL_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** A new article is a draft of its author; publishing stamps the time. */
function setArticleFields(change: Change): void {
  if (change.principal !== null && change.isChanged('UrlName') && !URL_NAME.test(String(change.value('UrlName')))) {
    throw new AppError('INVALID_VALUE', { label: 'URL name' }, { field: 'UrlName' })
  }
  if (change.operation === 'create' && change.principal !== null) {
    change.set('OwnerId', change.principal.userId)
    change.set('PublicationStatus', 'Draft')
    change.set('IsPublic', false)
  }
  if (change.isChanged('PublicationStatus') && change.value('PublicationStatus') === 'Online') {
    if (change.principal !== null || change.value('LastPublishedDate') === null) {
      change.set('LastPublishedDate', change.now)
    }
  }
}

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

/** Fields that only authors read. */
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
/** For readers who may not see authors: customers, guests, other authors. */
const onlineOnly: Grant = { ...online, hidesPeople: true }

export const articleAccess = defineAccess('Knowledge__kav', {
  Guest: [{ rows: { PublicationStatus: 'Online', IsPublic: true }, read: published, hidesPeople: true }],
  Customer: [onlineOnly],
  AccountAdmin: [onlineOnly],
  Agent: [online],
  Administrator: [online],
  // Publishing an article and making it public need a separate right.
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
      write: ['PublicationStatus', 'IsPublic', 'IsFeatured__c', 'ReviewDate__c', 'RecordTypeId'],
    },
    // Other authors write documentation.
    {
      when: { publishRight: true },
      rows: { OwnerId: own('userId'), PublicationStatus: 'Draft' },
      read: ['OwnerId'],
      create: [...written, 'RecordTypeId'],
    },
  ],
})
