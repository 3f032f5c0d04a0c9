import type { SessionShape, SupportTimes } from 'contract'
import type { DehydratedCache } from 'record-cache/hydration'
import type { Analytics } from './analytics.ts'
import type { CookieChoices } from './cookie-choices.ts'
import type { Offers } from './offers.ts'
import type { PostedForm } from './posted-form.ts'
import type { Brand, Shop } from './site.ts'
import type { Theme } from './theme.ts'

/** The data that the server writes into a page for hydration: its records, session and settings. */
export type PageData = {
  session: SessionShape | null
  /** What to say about the session that the browser named and that has ended; null without one. */
  sessionNotice: string | null
  offers: Offers
  brand: Brand
  shop: Shop
  publicDemo: boolean
  /** The number to call about urgent problems at any hour; null for none. */
  urgentPhone: string | null
  /** When support is open, and within how many hours it answers. */
  supportTimes: SupportTimes
  /** Whether the identity provider of some customer is set up. */
  companySignIn: boolean
  /** The community whose records search engines may index. */
  communityId: string
  /** Null when page views are not sent. */
  analytics: Analytics | null
  theme: Theme
  /** The cookies that the reader allows; null before a choice. */
  cookieChoices: CookieChoices | null
  /** The server's clock when the page was rendered, in milliseconds. */
  renderedAtMs: number
  /** The number under which a failure of the page is logged. */
  reference: string
  /** The posted form that this page answers; null for a GET. */
  posted: PostedForm | null
  /** Addresses of code to preload for the pages that the user may open next. */
  ahead: readonly string[]
  cache: DehydratedCache
}

/** The id of the script element that holds the page data. */
export const PAGE_DATA_ID = 'page-data'

/** Reads the page data in this document. */
export function readPageData(document: Document): { page: PageData; json: string } {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent
  if (!json) throw new Error('the page carries no data')
  return { page: JSON.parse(json) as PageData, json }
}
