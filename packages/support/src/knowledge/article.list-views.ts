import { articleRecordTypes } from '../article-record-types.ts'
import { defineListViews } from '../define-list-views.ts'
import { signedInProfiles } from '../profiles.ts'

const authored = (status: 'Draft' | 'Online' | 'Archived', apiName: string, id: string, label: string) => ({
  apiName,
  id,
  label,
  columns: ['Title', 'Product__r.Name', 'ViewCount__c', 'ReviewDate__c', 'LastPublishedDate', 'SystemModstamp'],
  filters: [{ field: 'PublicationStatus', operator: 'equals' as const, value: status }],
  orderBy: ['-SystemModstamp'],
  profiles: ['Author'] as const,
})

export const articleListViews = defineListViews('Knowledge__kav', [
  {
    apiName: 'FeaturedArticles',
    id: '00B000000000a01EAA',
    label: 'Featured articles',
    columns: ['Title', 'UrlName', 'Summary', 'InfoType__c', 'Product__r.Name', 'LastPublishedDate', 'RecordType.Name'],
    filters: [
      { field: 'PublicationStatus', operator: 'equals', value: 'Online' },
      { field: 'IsFeatured__c', operator: 'equals', value: true },
    ],
    orderBy: ['-LastPublishedDate'],
    profiles: ['Guest', ...signedInProfiles],
  },
  {
    apiName: 'TopArticles',
    id: '00B000000000a02EAA',
    label: 'Top articles',
    columns: ['Title', 'UrlName', 'Summary', 'InfoType__c', 'Product__r.Name', 'ViewCount__c', 'RecordType.Name'],
    filters: [
      { field: 'PublicationStatus', operator: 'equals', value: 'Online' },
      { field: 'RecordTypeId', operator: 'notEqual', value: articleRecordTypes.ProductPage },
    ],
    orderBy: ['-ViewCount__c'],
    profiles: ['Guest', ...signedInProfiles],
  },
  {
    apiName: 'MyArticles',
    id: '00B000000000a03EAA',
    label: 'My articles',
    columns: ['Title', 'InfoType__c', 'PublicationStatus', 'Product__r.Name', 'SystemModstamp'],
    filters: [{ field: 'OwnerId', operator: 'equals', value: { principal: 'userId' } }],
    orderBy: ['-SystemModstamp'],
    profiles: ['Author'],
  },
  authored('Draft', 'DraftArticles', '00B000000000a04EAA', 'Drafts'),
  authored('Online', 'PublishedArticles', '00B000000000a05EAA', 'Published articles'),
  authored('Archived', 'ArchivedArticles', '00B000000000a06EAA', 'Archived articles'),
])
