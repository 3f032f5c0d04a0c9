import type { SessionShape } from 'contract'
import type { RouterContextProvider, ServerBuild } from 'react-router'

/** A call of the record cache, and its answer, as they pass within the process. */
export type PageRequest = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  query?: Record<string, string>
  body?: unknown
}
export type PageAnswer = { status: number; statusText: string; body: unknown; headers?: Record<string, string> }
export type PageFetch = (request: PageRequest) => Promise<PageAnswer>

/** What the server hands to the rendering of one page; the portal's entry says what it takes. */
export type PageSite = {
  fetch: PageFetch
  session: SessionShape | null
  nonce: string
  baseUrl: string
  brand: { name: string; company: string; logoUrl: string | null }
  shop: Readonly<Record<string, string>>
  now: () => number
  reference: string
  reportError(error: unknown): void
}

/** The portal as it was built: its routes, and what makes the context of one request. */
export type PortalBuild = { build: ServerBuild; createLoadContext(site: PageSite): RouterContextProvider }

/** Reads the parts that are used out of a loaded server build. */
export function portalBuild(loaded: unknown): PortalBuild {
  const build = loaded as ServerBuild
  const createLoadContext: unknown = Reflect.get(build.entry.module, 'createLoadContext')
  if (typeof createLoadContext !== 'function') throw new Error("The portal's entry does not export createLoadContext")
  return { build, createLoadContext: (site) => createLoadContext(site) }
}
