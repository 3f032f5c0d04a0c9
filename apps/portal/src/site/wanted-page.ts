import { safeStartUrl } from 'contract'
import { type PageEntry, pageAt, pages } from './pages.ts'

/** The wanted address where it is one of a page of the portal, else that of the home page. */
export function wantedPage(wanted: string | null | undefined): string {
  return pageAddress(wanted, () => true)
}

/** The same after signing in: the pages where people sign in and register lead home, or they would lead on once more. */
export function pageAfterSignIn(wanted: string | null | undefined): string {
  return pageAddress(wanted, ({ audience }) => audience !== 'guest')
}

function pageAddress(wanted: string | null | undefined, isFit: (page: PageEntry) => boolean): string {
  const address = safeStartUrl(wanted)
  const page = pageAt(address.replace(/[?#].*$/, ''))?.[1]
  return page && isFit(page) ? address : pages.home.path
}
