import { AppError } from 'contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Identity, isCsrfTokenOf } from 'identity'
import type { SupportPerson } from 'support'
import type { LiveSession } from './call-context.ts'
import { isCrossSite } from './cross-site-check.ts'
import { originOf } from './host-check.ts'

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
    if (isUnsafe) refuseCrossSite(request, options.baseUrl)
    request.sessionToken = request.cookies[options.cookieName] ?? null
    if (policy.access === 'open') return
    request.session = await sessionOf(request, options)
    if (request.session === null && policy.access === 'visitor') return
    if (request.session === null) throw new AppError('NOT_SIGNED_IN')
    if (isUnsafe && !isCsrfTokenOf(request.session, request.headers['x-csrf-token'])) throw new AppError('CSRF_REFUSED')
  })
}

function refuseCrossSite({ headers, host }: FastifyRequest, baseUrl: string | null): void {
  const fetchSite = headers['sec-fetch-site']
  const provenance = { origin: headers.origin, fetchSite: fetchSite === undefined ? undefined : String(fetchSite) }
  if (isCrossSite(provenance, originOf(baseUrl, host))) throw new AppError('CSRF_REFUSED')
}

// Only what a person did prolongs a session; what pages ask for by themselves must not keep it alive.
async function sessionOf(
  { sessionToken, headers }: FastifyRequest,
  { identity }: SessionOptions,
): Promise<LiveSession | null> {
  if (sessionToken === null) return null
  return headers['x-user-activity'] === '1' ? await identity.touch(sessionToken) : await identity.session(sessionToken)
}
