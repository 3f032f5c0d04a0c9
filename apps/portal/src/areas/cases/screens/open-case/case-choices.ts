import { MASTER_RECORD_TYPE_ID } from 'contract'

/** Rows of a list of choices; an account with more of them types the number into the description. */
const MOST = 200

/** What the choices of the form are read with; the route and the screen read the same. */
export const choiceConfigs = {
  picklists: { objectApiName: 'Case', recordTypeId: MASTER_RECORD_TYPE_ID },
  products: {
    objectApiName: 'Product2',
    listViewApiName: 'AllProducts',
    fields: ['Product2.Name', 'Product2.ItemNumber__c'],
    pageSize: MOST,
  },
  aircraft: {
    objectApiName: 'Aircraft__c',
    listViewApiName: 'AllAircraft',
    fields: ['Aircraft__c.TailNumber__c'],
    pageSize: MOST,
  },
  services: {
    objectApiName: 'Subscription__c',
    listViewApiName: 'AllServices',
    fields: ['Subscription__c.ServiceNumber__c', 'Subscription__c.ProductId__c'],
    pageSize: MOST,
  },
} as const
