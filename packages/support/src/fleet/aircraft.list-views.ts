import { defineListViews } from '../define-list-views.ts'

export const aircraftListViews = defineListViews('Aircraft__c', [
  {
    apiName: 'AllAircraft',
    id: '00B000000000801EAA',
    label: 'Aircraft',
    columns: ['TailNumber__c', 'Maker__c', 'Model__c', 'Avionics__c'],
    orderBy: ['TailNumber__c'],
    profiles: ['Customer', 'AccountAdmin', 'Agent'],
  },
])
