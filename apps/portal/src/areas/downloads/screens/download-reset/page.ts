import { readDraft } from '../../../../forms/draft-records.ts'
import { page } from '../../../../records/page.ts'
import {
  type AnswerOf,
  listPage,
  type RowOf,
  readList,
  readRecord,
  readRelatedList,
} from '../../../../records/records.ts'
import { pages } from '../../../../site/pages.ts'
import { DRAFT } from './reset-form.ts'
import { PAGE_SIZE, type ServiceQuery, serviceQuery, whereOf } from './service-query.ts'

/** Available if the server offers resets. */
export const downloadReset = page({
  ...pages.downloadReset,
  reads: ({ query, offers }) => {
    if (!offers.places.includes(pages.downloadReset.place)) return null
    const resetId = query.get('reset')
    return {
      services: readServices(serviceQuery.read(query)),
      draft: readDraft(DRAFT),
      // Set after a reset without JavaScript.
      reset: resetId === null ? null : readReset(resetId),
      items: resetId === null ? null : readItems(resetId),
    }
  },
})

const readServices = (query: ServiceQuery) =>
  readList(
    {
      objectApiName: 'Subscription__c',
      listViewApiName: 'AllServices',
      ...listPage(PAGE_SIZE, query.page),
      sortBy: ['ServiceNumber__c'],
      where: whereOf(query),
    },
    [
      'Subscription__c.ServiceNumber__c',
      'Subscription__c.Status__c',
      'Subscription__c.DownloadLimit__c',
      'Subscription__c.DownloadsUsed__c',
    ],
    [
      'Subscription__c.Product__r.Name',
      'Subscription__c.Product__r.ItemNumber__c',
      'Subscription__c.Aircraft__r.TailNumber__c',
    ],
  )

export type ServiceRow = RowOf<typeof readServices>

const readReset = (resetId: string) => readRecord(resetId, ['DownloadReset__c.Outcome__c'])

export const readItems = (resetId: string) =>
  readRelatedList(
    { parentRecordId: resetId, relatedListId: 'Items__r' },
    ['DownloadResetItem__c.SubscriptionId__c', 'DownloadResetItem__c.Result__c'],
    [
      'DownloadResetItem__c.Subscription__r.ServiceNumber__c',
      'DownloadResetItem__c.Subscription__r.Status__c',
      'DownloadResetItem__c.Subscription__r.StartDate__c',
      'DownloadResetItem__c.Subscription__r.EndDate__c',
    ],
  )

export type ResetItems = AnswerOf<typeof readItems>
