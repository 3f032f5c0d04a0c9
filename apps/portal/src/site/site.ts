import type { LegalPage, SessionShape, SupportTimes } from 'contract'
import { createContext, RouterContextProvider } from 'react-router'
import { adoptPermissionEpoch, type CacheFetch, createRecordCache, type RecordCache } from 'record-cache'
import type { Analytics } from './analytics.ts'
import { noOffers, type Offers, readOffers } from './offers.ts'
import type { PostedForm } from './posted-form.ts'

/** The company that runs the portal. Without a logo the mark of the product is shown; the dark theme may have a separate logo. */
export type Brand = {
  name: string
  company: string
  logoUrl: string | null
  logoDarkUrl: string | null
  /** A square logo; null shows the icon of the product. */
  iconUrl: string | null
}

/** Addresses outside the portal by name; a link is shown only if its address is set. The names are listed in `shell/external-links.ts`. */
export type Shop = Readonly<Record<string, string>>

/** The context that the server provides to render one page. */
export type Site = {
  /** Answers the calls of the contract for the user of this request, without HTTP. */
  fetch: CacheFetch
  session: SessionShape | null
  /** The browser names a session that has ended. */
  hasExpiredSession: boolean
  /** The nonce of this response's content security policy. */
  nonce: string
  /** The style sheet of the portal, inlined in each page; empty in development, where pages link to separate style sheets. */
  styles: string
  baseUrl: string
  brand: Brand
  shop: Shop
  /** A legal page in a version, null meaning the current one; null when there is none. */
  legalPage: (name: string, version: string | null) => LegalPage | null
  /** Whether this is a demo on a public host. */
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
  /** The server's clock, in milliseconds. */
  now: () => number
  /** The number under which a failure of this request is logged. */
  reference: string
  /** Logs an unexpected failure under `reference`. */
  reportError: (error: unknown) => void
}

export const siteContext = createContext<Site>()
export const cacheContext = createContext<RecordCache>()
/** The session in the browser; on the server it is in `siteContext`. */
export const sessionContext = createContext<SessionShape | null>()
/** The rejected form of a request; null when there is none. */
export const postedContext = createContext<PostedForm | null>(null)
/** The offers for the reader; the server reads them once per request, on first use. */
export const offersContext = createContext<() => Promise<Offers>>()

/**
 * The context of one request on the server: the site, and an empty record cache, which the loaders fill and the page data includes.
 */
export function createLoadContext(site: Site): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(siteContext, site)
  context.set(sessionContext, site.session)
  const cache = createRecordCache({ fetch: site.fetch, now: site.now })
  if (site.session) adoptPermissionEpoch(cache, site.session.user.permissionEpoch)
  context.set(cacheContext, cache)
  let offers: Promise<Offers> | undefined
  context.set(offersContext, () => {
    // A separate cache, because the page data includes only the names of the offers.
    offers ??= site.session ? readOffers(createRecordCache(site)) : Promise.resolve(noOffers)
    return offers
  })
  return context
}
