import {
  dateTime,
  defineAccess,
  defineObject,
  longText,
  lookup,
  number,
  own,
  picklist,
  richText,
  text,
  url,
} from 'platform'
import { infoTypes } from './article.object.ts'
import { publishVersion, startDraft } from './article-versions.ts'

/** The content of a published article, an earlier version of it, or a draft; readers see the article until a draft is published. */
export const articleVersion = defineObject({
  apiName: 'ArticleVersion__c',
  keyPrefix: 'a0G',
  label: 'Article version',
  labelPlural: 'Article versions',
  nameField: 'Title__c',
  custom: true,
  fields: {
    ArticleId__c: lookup({
      label: 'Article',
      required: true,
      to: ['Knowledge__kav'],
      relationshipName: 'Article__r',
      childRelationshipName: 'Versions__r',
    }),
    Number__c: number({ label: 'Version', required: true, precision: 6 }),
    State__c: picklist({
      label: 'State',
      required: true,
      values: [
        { value: 'Draft', label: 'Draft', isDefault: true },
        { value: 'Published', label: 'Published' },
      ],
    }),
    DraftOf__c: text({
      label: 'Draft of',
      help: 'The article while this is its draft, of which it has one.',
      length: 18,
      collation: 'code',
      unique: true,
    }),
    Title__c: text({ label: 'Title', required: true }),
    Summary__c: longText({ label: 'Summary', length: 1000 }),
    Content__c: richText({ label: 'Content', length: 100_000 }),
    InfoType__c: picklist({ label: 'Info type', values: infoTypes }),
    Download_URL__c: url({ label: 'Download URL' }),
    DurationSeconds__c: number({ label: 'Duration in seconds', precision: 6 }),
    DataCategories__c: text({ label: 'Data categories', help: 'Names of categories, separated by semicolons.' }),
    Product__c: lookup({ label: 'Product', to: ['Product2'], relationshipName: 'Product__r' }),
    OwnerId: lookup({ label: 'Author', to: ['User'], relationshipName: 'Owner' }),
    PublishedDate__c: dateTime({ label: 'Published' }),
  },
  indexes: [
    { columns: ['ArticleId__c', 'Number__c'], unique: true },
    { columns: ['OwnerId', 'State__c'] },
    { columns: ['State__c'] },
  ],
  relatedLists: [
    {
      relatedListId: 'Versions__r',
      label: 'Versions',
      parent: 'Knowledge__kav',
      field: 'ArticleId__c',
      columns: ['Number__c', 'Title__c', 'State__c', 'PublishedDate__c'],
      orderBy: ['-Number__c'],
    },
  ],
  rules: { beforeCreate: startDraft, beforeUpdate: publishVersion },
})

const content = [
  'Title__c',
  'Summary__c',
  'Content__c',
  'InfoType__c',
  'Download_URL__c',
  'DurationSeconds__c',
  'DataCategories__c',
  'Product__c',
] as const

const seen = ['ArticleId__c', 'Number__c', 'State__c', 'PublishedDate__c', ...content] as const

// All authors read published versions. A draft is readable for its author and for people with the right to publish, who publish it.
export const articleVersionAccess = defineAccess('ArticleVersion__c', {
  Author: [
    {
      rows: { OwnerId: own('userId'), State__c: 'Draft' },
      read: [...seen, 'OwnerId'],
      create: ['ArticleId__c'],
      write: content,
      delete: true,
    },
    { rows: { OwnerId: own('userId') }, read: [...seen, 'OwnerId'] },
    { rows: { State__c: 'Published' }, read: seen, hidesPeople: true },
    { when: { publishRight: true }, rows: 'all', read: seen, hidesPeople: true, write: ['State__c'] },
    { when: { publishRight: true }, rows: { State__c: 'Draft' }, read: seen, hidesPeople: true, delete: true },
  ],
})
