import { limits } from 'contract'
import { getListViewSummaries, getNavItems, type RecordCache, type Snapshot } from 'record-cache'

/** Navigation places and list views of cases that the server offers the reader, by their metadata names. */
export type Offers = { readonly places: readonly string[]; readonly caseLists: readonly string[] }

/** The offers for visitors. */
export const noOffers: Offers = { places: ['Knowledge', 'ProductsAndServices'], caseLists: [] }

/**
 * Reads the offers for the reader. The page data includes them, so that the browser makes no request; changed permissions reload the page.
 *
 * @throws FetchError when the server fails. A user without access to cases gets a 404 for their lists, which counts as none.
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
