import { MASTER_RECORD_TYPE_ID } from 'contract'
import { getPicklistValuesByRecordType } from 'record-cache'
import { read } from 'record-cache-react'
import { readList } from '../../../../records/records.ts'

/** Rows of a list of choices; an account with more of them types the number into the description. */
const MOST = 200

/** What the choices of the form are read with. */
export const caseChoices = {
  picklists: read(getPicklistValuesByRecordType, { objectApiName: 'Case', recordTypeId: MASTER_RECORD_TYPE_ID }),
  products: readList({ objectApiName: 'Product2', listViewApiName: 'AllProducts', pageSize: MOST }, [
    'Product2.Name',
    'Product2.ItemNumber__c',
  ]),
  aircraft: readList({ objectApiName: 'Aircraft__c', listViewApiName: 'AllAircraft', pageSize: MOST }, [
    'Aircraft__c.TailNumber__c',
  ]),
  services: readList({ objectApiName: 'Subscription__c', listViewApiName: 'AllServices', pageSize: MOST }, [
    'Subscription__c.ServiceNumber__c',
    'Subscription__c.ProductId__c',
  ]),
} as const
