import { limits } from 'contract'
import { getListViewSummaries, getNavItems, type RecordCache, type Snapshot } from 'record-cache'

/** What the server offers the reader, by names of the metadata: places of the navigation, and list views of cases. */
export type Offers = { readonly places: readonly string[]; readonly caseLists: readonly string[] }

/** What visitors without a session are offered. */
export const noOffers: Offers = { places: ['Knowledge', 'ProductsAndServices'], caseLists: [] }

/**
 * Reads what the reader is offered. The page carries the answer, so that the browser need not ask; it is loaded anew when rights change.
 *
 * @throws FetchError when the server does not tell. Somebody for whom there are no cases has no lists of them.
 */
export async function readOffers(cache: RecordCache): Promise<Offers> {
  const all = { pageSize: limits.pageSizeMax }
  const [places, caseLists] = await Promise.all([
    cache.invoke(getNavItems, all),
    cache.invoke(getListViewSummaries, { ...all, objectApiName: 'Case' }),
  ])
  return {
    places: answerOf(places).navItems.map(({ developerName }) => developerName),
    caseLists: caseLists.error?.status === 404 ? [] : answerOf(caseLists).lists.map(({ apiName }) => apiName),
  }
}

function answerOf<D>({ data, error }: Snapshot<D>): D {
  if (data === undefined) throw error ?? new Error('the service did not answer')
  return data
}
