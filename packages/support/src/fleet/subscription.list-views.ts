import { defineListViews } from '../define-list-views.ts'

export const subscriptionListViews = defineListViews('Subscription__c', [
  {
    apiName: 'AllServices',
    id: '00B000000000901EAA',
    label: 'Services',
    columns: [
      'ServiceNumber__c',
      'Product__r.Name',
      'Aircraft__r.TailNumber__c',
      'Coverage__c',
      'Status__c',
      'EndDate__c',
      'DownloadLimit__c',
      'DownloadsUsed__c',
    ],
    orderBy: ['ServiceNumber__c'],
    profiles: ['Customer', 'AccountAdmin', 'Agent'],
  },
])
