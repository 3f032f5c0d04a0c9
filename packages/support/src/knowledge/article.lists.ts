import { articleCategories } from 'contract'
import type { ListViewDefinition, SearchDefinition } from 'platform'
import { articleRecordTypes } from '../article-record-types.ts'
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

export const articleListViews: readonly ListViewDefinition[] = [
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
]

export const articleSearch: SearchDefinition = {
  scopes: ['PublicationStatus', 'IsPublic', 'OwnerId'],
  classes: { article: ['Title', 'Summary', 'Content__c', 'DataCategories__c'] },
  vocabularies: {
    published: { rows: { PublicationStatus: 'Online' } },
    public: { rows: { PublicationStatus: 'Online', IsPublic: true } },
  },
  fields: ['Title', 'UrlName', 'Summary', 'InfoType__c', 'Product__r.Name', 'LastPublishedDate'],
  filters: [
    { apiName: 'InfoType', label: 'Info type', type: 'Field', kind: 'Select', field: 'InfoType__c' },
    { apiName: 'Product', label: 'Product', type: 'Field', kind: 'Select', field: 'Product__c' },
    {
      apiName: 'Categories',
      label: 'Category',
      type: 'DataCategory',
      kind: 'Select',
      field: 'DataCategories__c',
      groupName: 'Topics',
      categories: articleCategories,
    },
    {
      apiName: 'PublicationStatus',
      label: 'Publication status',
      type: 'Field',
      kind: 'Select',
      field: 'PublicationStatus',
      profiles: ['Author'],
    },
  ],
}
