import type { SessionShape } from 'contract'
import { createContext, RouterContextProvider } from 'react-router'
import { adoptPermissionEpoch, type CacheFetch, createRecordCache, type RecordCache } from 'record-cache'
import type { Analytics } from './analytics.ts'
import { noOffers, type Offers, readOffers } from './offers.ts'
import type { PostedForm } from './posted-form.ts'

/** Who runs the portal. Without a logo the mark of the product is drawn; the dark theme may have one of its own. */
export type Brand = {
  name: string
  company: string
  logoUrl: string | null
  logoDarkUrl: string | null
  /** The logo that is square; the icon of the product stands for others. */
  iconUrl: string | null
}

/** Addresses outside the portal by name; a link is shown only when its address is there. The names stand in `shell/external-links.ts`. */
export type Shop = Readonly<Record<string, string>>

/** One version of a legal page; `versions` are all that can be read, the current one first. */
export type LegalPage = {
  title: string
  version: string
  /** The day from which it holds, as `2025-03-01`. */
  effective: string
  /** Cleaned by the server. */
  html: string
  versions: readonly string[]
}

/** What the server hands to the rendering of one page. */
export type Site = {
  /** Answers the calls of the contract for the person of this request, without HTTP. */
  fetch: CacheFetch
  session: SessionShape | null
  /** The nonce of this answer's content security policy. */
  nonce: string
  /** The style sheet of the portal, which pages carry; empty in development, where pages link to the sheets of their parts. */
  styles: string
  baseUrl: string
  brand: Brand
  shop: Shop
  /** A legal page in a version, or in the current one; null where there is none. */
  legalPage: (name: string, version: string | null) => LegalPage | null
  /** Whether this is a demo on a host that others can reach. */
  publicDemo: boolean
  /** Whether the identity provider of some customer is set up. */
  companySignIn: boolean
  /** The community whose records search engines may know. */
  communityId: string
  /** Null where no page view is sent. */
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
/** The live session in the browser; the server has it in `siteContext`. */
export const sessionContext = createContext<SessionShape | null>()
/** The refused form of a request; null where there is none. */
export const postedContext = createContext<PostedForm | null>(null)
/** What the reader is offered; on the server it is read once for the request, when it is asked for. */
export const offersContext = createContext<() => Promise<Offers>>()

/**
 * The context of one request on the server: the site, and an empty record cache that the loaders fill and the page takes along.
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
    // A cache of its own: the page carries the names only.
    offers ??= site.session ? readOffers(createRecordCache(site)) : Promise.resolve(noOffers)
    return offers
  })
  return context
}
