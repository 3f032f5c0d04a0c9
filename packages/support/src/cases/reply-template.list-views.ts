import { defineListViews } from '../define-list-views.ts'

export const replyTemplateListViews = defineListViews('ReplyTemplate__c', [
  {
    apiName: 'ReplyTemplates',
    id: '00B000000001401EAA',
    label: 'Reply templates',
    columns: ['Name', 'Body__c', 'IsActive__c'],
    orderBy: ['Name'],
    profiles: ['Agent', 'Author'],
  },
])
