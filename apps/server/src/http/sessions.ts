import { AppError } from 'contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Identity, isCsrfTokenOf } from 'identity'
import type { SupportPerson } from 'support'
import type { LiveSession } from './call-context.ts'
import { originOf } from './host-check.ts'
import type { RoutePolicy } from './route-policy.ts'

declare module 'fastify' {
  interface FastifyRequest {
    session: LiveSession | null
    sessionToken: string | null
  }
}

export type SessionOptions = { identity: Identity<SupportPerson>; cookieName: string; baseUrl: string | null }

/**
 * Finds the session of each request before its body is read, and refuses unsafe requests that come from another site or
 * lack the token of their session.
 */
export function resolveSessions(app: FastifyInstance, options: SessionOptions): void {
  app.decorateRequest('session', null)
  app.decorateRequest('sessionToken', null)
  app.addHook('preParsing', async (request) => {
    const policy = request.routeOptions.config.policy
    if (policy === undefined) return
    const isUnsafe = !['GET', 'HEAD', 'OPTIONS'].includes(request.method)
    if (isUnsafe) refuseCrossSite(request, options.baseUrl, policy.isForm ?? false)
    if (policy.rate === 'print') refuseEmbeddedExport(request)
    request.sessionToken = request.cookies[options.cookieName] ?? null
    if (policy.access === 'open') return
    const { sessionToken } = request
    request.session = sessionToken === null ? null : await options.identity.session(sessionToken)
    if (request.session === null && policy.access === 'visitor') return
    if (request.session === null) throw new AppError('NOT_SIGNED_IN')
    const needsToken = isUnsafe && policy.isForm !== true
    if (needsToken && !isCsrfTokenOf(request.session, request.headers['x-csrf-token']))
      throw new AppError('CSRF_REFUSED')
    if (isActivity(request, policy)) request.session = await options.identity.touch(String(sessionToken))
    if (request.session === null) throw new AppError('NOT_SIGNED_IN')
  })
}

/** @param mustNameOrigin - only browsers send the request, and they always name its origin. */
function refuseCrossSite({ headers }: FastifyRequest, baseUrl: string | null, mustNameOrigin: boolean): void {
  const fetchSite = headers['sec-fetch-site']
  const provenance = { origin: headers.origin, fetchSite: fetchSite === undefined ? undefined : String(fetchSite) }
  const isUnknown = mustNameOrigin && headers.origin === undefined && fetchSite === undefined
  if (isUnknown || isCrossSite(provenance, originOf(baseUrl, headers.host ?? ''))) throw new AppError('CSRF_REFUSED')
}

/**
 * An export is written into the audit log of its reader, so that a picture, a frame or a link of another site must not start one.
 * Programs send none of these headers.
 */
function refuseEmbeddedExport({ headers }: FastifyRequest): void {
  const { 'sec-fetch-site': site, 'sec-fetch-dest': destination } = headers
  const isOwn = site === undefined || site === 'same-origin' || site === 'none'
  const isDownload = destination === undefined || destination === 'document' || destination === 'empty'
  if (!isOwn || !isDownload) throw new AppError('CSRF_REFUSED')
}

/**
 * Only activity of the user renews a session: a write, or a request with the activity header. Background reads must not renew it;
 * for server methods, which are POST requests, the handler decides.
 */
function isActivity({ headers, method }: FastifyRequest, { rate, renewsSession = true }: RoutePolicy): boolean {
  const isWrite =
    renewsSession && method !== 'GET' && method !== 'HEAD' && (rate === 'write' || rate === 'upload' || rate === 'form')
  return isWrite || headers['x-user-activity'] === '1'
}

/** The headers in which a browser names the origin of a request; programs send neither. */
export type Provenance = { origin: string | undefined; fetchSite: string | undefined }

/** Whether an unsafe request may come from another site. A missing header is accepted: the CSRF token is checked as well. */
export function isCrossSite({ origin, fetchSite }: Provenance, ownOrigin: string): boolean {
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return true
  return origin !== undefined && origin !== ownOrigin
}
