import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type CallContext, sessionShape } from '../http/call-context.ts'
import type { CallRouter } from '../http/call-router.ts'
import { originOf } from '../http/host-check.ts'
import { pagePolicy } from '../http/security-headers.ts'
import { pageFetch } from './page-fetch.ts'
import type { PageSite, PortalBuild } from './page-site.ts'

export type PagesParts = {
  /** The build as it is now: in development it is loaded anew after a change. */
  portal(): Promise<PortalBuild>
  mode: 'production' | 'development'
  router: CallRouter
  /** @param letKeep - called when the page may keep the answer. */
  contextOf(request: FastifyRequest, letKeep: () => void): CallContext
  checksAnswers: boolean
  baseUrl: string | null
  brand: PageSite['brand']
  shop: PageSite['shop']
  publicDemo: boolean
  now: () => number
}

/** Paths that belong to the server: below them nothing is a page. */
const SERVER_PATHS =
  /^\/(?:services|lwr|auth|api|files|uploads|events|dev|assets|metrics|healthz|readyz|\.well-known)(?:\/|$)/

/** Every other address is a page of the portal, which has a 404 page of its own. */
export function registerPages(app: FastifyInstance, parts: PagesParts): void {
  app.get('/*', { config: { policy: { rate: 'page', access: 'visitor' } } }, async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    // Navigations load their records through the calls; the framework's own data addresses are not served.
    if (SERVER_PATHS.test(path) || path.endsWith('.data') || path === '/__manifest') return reply.callNotFound()
    const answer = await render(request, reply, parts)
    return await sendResponse(reply, answer)
  })
}

async function render(request: FastifyRequest, reply: FastifyReply, parts: PagesParts): Promise<Response> {
  const { router, checksAnswers, baseUrl, mode } = parts
  const { build, createLoadContext, createRequestHandler } = await parts.portal()
  const origin = originOf(baseUrl, request.headers.host ?? '')
  const nonce = randomBytes(16).toString('base64')
  // The development server injects scripts and styles of its own.
  const policy = pagePolicy(nonce, origin.startsWith('https:'), parts.brand.logoUrl)
  if (mode === 'production') reply.header('content-security-policy', policy)
  else reply.removeHeader('content-security-policy')
  const reference = request.id
  const reportError = (error: unknown): void => request.log.error({ err: error, reference }, 'The page failed')
  const context = createLoadContext({
    fetch: pageFetch({
      router,
      contextOf: (letKeep) => parts.contextOf(request, letKeep),
      checksAnswers,
      reference,
      reportError,
    }),
    session: request.session === null ? null : sessionShape(request.session),
    nonce,
    baseUrl: origin,
    brand: parts.brand,
    shop: parts.shop,
    publicDemo: parts.publicDemo,
    now: parts.now,
    reference,
    reportError,
  })
  return await createRequestHandler(build, mode)(webRequest(request, reply, origin), context)
}

function webRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one)
  }
  return new Request(`${origin}${request.url}`, { method: request.method, headers, signal: controller.signal })
}

async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  // The types of the two web streams differ; the streams are the same.
  if (response.body === null) return reply.removeHeader('content-type').send()
  return reply.send(Readable.fromWeb(response.body as ReadableStream))
}
