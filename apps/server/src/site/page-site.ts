import type { LegalPage, SessionShape, SupportTimes } from 'contract'
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router'

/** A call of the record cache and its answer, within the process. */
export type PageRequest = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}
export type PageAnswer = { status: number; statusText: string; body: unknown; headers?: Record<string, string> }
export type PageFetch = (request: PageRequest) => Promise<PageAnswer>

/** The input that the server entry of the portal needs to render one page. */
export type PageSite = {
  fetch: PageFetch
  session: SessionShape | null
  hasExpiredSession: boolean
  nonce: string
  styles: string
  baseUrl: string
  brand: { name: string; company: string; logoUrl: string | null; logoDarkUrl: string | null; iconUrl: string | null }
  shop: Readonly<Record<string, string>>
  legalPage: (name: string, version: string | null) => LegalPage | null
  publicDemo: boolean
  urgentPhone: string | null
  supportTimes: SupportTimes
  companySignIn: boolean
  communityId: string
  analytics: { sendTo: string; isProduction: boolean } | null
  now: () => number
  reference: string
  reportError(error: unknown): void
}

/** The built routes of the portal, the function that makes the context of a request, and the router module of the build. */
export type PortalBuild = {
  build: ServerBuild
  createLoadContext(site: PageSite): RouterContextProvider
  createRequestHandler: CreateRequestHandler
  /** The style sheet that is inlined in each page; empty in development, where pages link to style sheets. */
  styles: string
}

type CreateRequestHandler = typeof createRequestHandler

/** Reads the used parts of a loaded server build, whose entry exports the two functions. */
export function portalBuild(loaded: unknown, styles = ''): PortalBuild {
  const build = loaded as ServerBuild
  const { createLoadContext, createRequestHandler } = build.entry.module as unknown as Partial<PortalBuild>
  if (createLoadContext === undefined || createRequestHandler === undefined) {
    throw new Error("The portal's entry exports neither createLoadContext nor createRequestHandler")
  }
  return { build, createLoadContext, createRequestHandler, styles }
}
