import { safeStartUrl } from 'contract'
import { type PageEntry, pageAt, pages } from './pages.ts'

/** The wanted address if it belongs to a page of the portal, else the home page. */
export function wantedPage(wanted: string | null | undefined): string {
  return pageAddress(wanted, () => true)
}

/** The same after signing in; sign-in and registration pages become the home page, because they would redirect again. */
export function pageAfterSignIn(wanted: string | null | undefined): string {
  return pageAddress(wanted, ({ audience }) => audience !== 'guest')
}

function pageAddress(wanted: string | null | undefined, isFit: (page: PageEntry) => boolean): string {
  const address = safeStartUrl(wanted)
  const page = pageAt(address.replace(/[?#].*$/, ''))?.[1]
  return page && isFit(page) ? address : pages.home.path
}
