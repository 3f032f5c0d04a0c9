import { alertMethods, limits } from 'contract'
import { methodReader, read } from 'record-cache-react'
import { type AnswerOf, type RowOf, readList } from '../../records/records.ts'

/** Products whose alerts the user can see. */
export const readAlertProducts = read(methodReader(alertMethods.getAlertProducts), {})

export type AlertProduct = AnswerOf<typeof readAlertProducts>['products'][number]

/** Alert subscriptions of the user, one for each product. */
export const readSubscriptions = readList(
  { objectApiName: 'AlertSubscription__c', listViewApiName: 'MySubscriptions', pageSize: limits.pageSizeMax },
  [
    'AlertSubscription__c.ProductId__c',
    'AlertSubscription__c.Channel__c',
    'AlertSubscription__c.NewDataCycle__c',
    'AlertSubscription__c.ServiceNotice__c',
    'AlertSubscription__c.NewVersion__c',
  ],
)

export type SubscriptionRow = RowOf<typeof readSubscriptions>
