import { defineAccess, own } from 'platform'

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

// What was published is for all authors. A draft is its writer's and of those with the right to publish, who alone publish it.
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
