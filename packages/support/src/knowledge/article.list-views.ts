import { defineListViews } from '../define-list-views.ts'
import { signedInProfiles } from '../profiles.ts'

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
    filters: [{ field: 'PublicationStatus', operator: 'equals', value: 'Online' }],
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
])
