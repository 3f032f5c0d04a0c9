import type { SessionShape } from 'contract'
import type { DehydratedCache } from 'record-cache/hydration'
import type { Analytics } from './analytics.ts'
import type { CookieChoices } from './cookie-choices.ts'
import type { Offers } from './offers.ts'
import type { PostedForm } from './posted-form.ts'
import type { Brand, Shop } from './site.ts'
import type { Theme } from './theme.ts'

/** What a page carries from the server to the browser: the records it was drawn with, and for whom. */
export type PageData = {
  session: SessionShape | null
  offers: Offers
  brand: Brand
  shop: Shop
  publicDemo: boolean
  /** Whether the identity provider of some customer is set up. */
  companySignIn: boolean
  /** The community whose records search engines may know. */
  communityId: string
  /** Null where no page view is sent. */
  analytics: Analytics | null
  theme: Theme
  /** What may be stored in this browser; null where nobody has chosen yet. */
  cookieChoices: CookieChoices | null
  /** The server's clock when the page was drawn, in milliseconds. */
  renderedAtMs: number
  /** The number under which a failure of the page is logged. */
  reference: string
  /** The form that this page answers; null for a page that was only asked for. */
  posted: PostedForm | null
  /** Addresses of the code of the pages that this person may go to next. */
  ahead: readonly string[]
  cache: DehydratedCache
}

/** The id of the script element that holds the page data. */
export const PAGE_DATA_ID = 'page-data'

/** Reads what the server wrote into this document. */
export function readPageData(document: Document): { page: PageData; json: string } {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent
  if (!json) throw new Error('the page carries no data')
  return { page: JSON.parse(json) as PageData, json }
}
