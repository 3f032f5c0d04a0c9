import { articleCategories } from 'contract'
import type { SearchDefinition } from 'platform'

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
