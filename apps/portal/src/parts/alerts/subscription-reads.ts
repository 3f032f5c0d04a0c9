import { alertMethods } from 'contract'
import { methodReader, read } from 'record-cache-react'
import { type AnswerOf, type RowOf, readList } from '../../records/records.ts'

/** The products whose alerts the reader can see. */
export const readAlertProducts = read(methodReader(alertMethods.getAlertProducts), {})

export type AlertProduct = AnswerOf<typeof readAlertProducts>['products'][number]

/** Which alerts the reader has chosen, by product. */
export const readSubscriptions = readList(
  { objectApiName: 'AlertSubscription__c', listViewApiName: 'MySubscriptions', pageSize: 500 },
  [
    'AlertSubscription__c.ProductId__c',
    'AlertSubscription__c.Channel__c',
    'AlertSubscription__c.NewDataCycle__c',
    'AlertSubscription__c.ServiceNotice__c',
    'AlertSubscription__c.NewVersion__c',
  ],
)

export type SubscriptionRow = RowOf<typeof readSubscriptions>
