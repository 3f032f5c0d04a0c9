import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AppError, limits, type SupportTimes } from 'contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isCsrfTokenOf } from 'identity'
import { type CallContext, sessionShape } from '../http/call-context.ts'
import type { PageCall } from '../http/call-contexts.ts'
import type { CallRouter } from '../http/call-router.ts'
import { originOf } from '../http/host-check.ts'
import type { RoutePolicy } from '../http/route-policy.ts'
import { pagePolicy } from '../http/security-headers.ts'
import type { SessionCookie } from '../http/session-cookie.ts'
import { pageFetch } from './page-fetch.ts'
import { createPageQueue } from './page-queue.ts'
import type { PageSite, PortalBuild } from './page-site.ts'

export type PagesParts = {
  /** The current build: in development it is reloaded after a change. */
  portal(): Promise<PortalBuild>
  mode: 'production' | 'development'
  router: CallRouter
  /** The context of one call of a page. */
  contextOf(call: PageCall, request: FastifyRequest, reply: FastifyReply): CallContext
  cookie: SessionCookie
  checksAnswers: boolean
  baseUrl: string | null
  brand: PageSite['brand']
  /** The CSS rule after the style sheet; empty for the colors of the product. */
  brandStyles: string
  shop: PageSite['shop']
  legalPage: PageSite['legalPage']
  publicDemo: boolean
  urgentPhone: string | null
  supportTimes(): Promise<SupportTimes>
  companySignIn: boolean
  /** The community of the calls for search engines. */
  communityId: string
  /** The receiver of page views; null where none are sent. */
  analytics: { sendTo: string; productionHosts: readonly string[] } | null
  now: () => number
}

/** Paths of the server, below which there are no pages. */
const SERVER_PATHS =
  /^\/(?:services|lwr|auth|api|files|uploads|events|dev|assets|metrics|healthz|readyz|\.well-known)(?:\/|$)/

/** Serves every other address as a page of the portal, which also has the 404 page. Pages with an action accept forms. */
export async function registerPages(app: FastifyInstance, parts: PagesParts): Promise<void> {
  const turn = createPageQueue()
  app.get('/*', { config: { policy: { rate: 'page', access: 'visitor' } } }, async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    // Navigations load their records through the calls, so the data addresses of the framework are not served.
    if (SERVER_PATHS.test(path) || path.endsWith('.data') || path === '/__manifest') return reply.callNotFound()
    await turn()
    const answer = await render(request, reply, parts)
    // This page or the sign-in page says that the session has ended: the next one need not.
    if (hasExpiredSession(request) && request.method === 'GET')
      reply.clearCookie(parts.cookie.name, parts.cookie.options)
    return await sendResponse(reply, answer)
  })
  const { build } = await parts.portal()
  const formPaths = Object.values(build.routes ?? {}).flatMap((route) =>
    route?.module.action && route.path !== undefined ? [`/${route.path}`] : [],
  )
  // In a separate scope, so that no other route accepts the media type of forms, which a page of another site could send.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const parsing = { parseAs: 'string', bodyLimit: limits.formBytes } as const
    scope.addContentTypeParser('application/x-www-form-urlencoded', parsing, (_request, text, done) => {
      // A page may repeat all fields, so its length would be up to the visitor.
      const isTooLong = text.toString().split('&', limits.formFields + 1).length > limits.formFields
      done(isTooLong ? new AppError('BODY_TOO_LARGE') : null, text)
    })
    for (const path of formPaths) {
      scope.post(path, { config: { policy: FORM } }, async (request, reply) => {
        await turn()
        return await sendResponse(reply, await render(request, reply, parts))
      })
    }
  })
}

const FORM: RoutePolicy = { rate: 'form', access: 'visitor', isForm: true, errors: 'page' }

/** Whether the form may change data: with a session it must have the token of the session. */
function isAllowed({ session, body }: FastifyRequest): boolean {
  if (typeof body !== 'string') return false
  return session === null || isCsrfTokenOf(session, new URLSearchParams(body).get('csrfToken') ?? undefined)
}

const hasExpiredSession = ({ session, sessionToken }: FastifyRequest): boolean =>
  session === null && sessionToken !== null

async function render(request: FastifyRequest, reply: FastifyReply, parts: PagesParts): Promise<Response> {
  const { router, checksAnswers, baseUrl, mode } = parts
  const { build, createLoadContext, createRequestHandler, styles } = await parts.portal()
  const origin = originOf(baseUrl, request.headers.host ?? '')
  const nonce = randomBytes(16).toString('base64')
  // The development server injects scripts and styles without a nonce.
  const { logoUrl, logoDarkUrl } = parts.brand
  const policy = pagePolicy(nonce, origin.startsWith('https:'), [logoUrl, logoDarkUrl], parts.analytics?.sendTo)
  if (mode === 'production') reply.header('content-security-policy', policy)
  else reply.removeHeader('content-security-policy')
  const reference = request.id
  const reportError = (error: unknown): void => request.log.error({ err: error, reference }, 'The page failed')
  const context = createLoadContext({
    fetch: pageFetch({
      router,
      contextOf: (call) => parts.contextOf(call, request, reply),
      mayWrite: isAllowed(request),
      checksAnswers,
      reference,
      reportError,
    }),
    session: request.session === null ? null : sessionShape(request.session),
    hasExpiredSession: hasExpiredSession(request),
    nonce,
    styles: styles === '' ? '' : styles + parts.brandStyles,
    baseUrl: origin,
    brand: parts.brand,
    shop: parts.shop,
    legalPage: parts.legalPage,
    publicDemo: parts.publicDemo,
    urgentPhone: parts.urgentPhone,
    supportTimes: await parts.supportTimes(),
    companySignIn: parts.companySignIn,
    communityId: parts.communityId,
    analytics: parts.analytics && {
      sendTo: parts.analytics.sendTo,
      isProduction: isAmong(parts.analytics.productionHosts, request.headers.host ?? ''),
    },
    now: parts.now,
    reference,
    reportError,
  })
  return await createRequestHandler(build, mode)(webRequest(request, reply, origin), context)
}

/** @param host - the host of the page, with or without its port. */
function isAmong(hosts: readonly string[], host: string): boolean {
  const shown = host.toLowerCase()
  return hosts.some((host) => [shown, shown.replace(/:\d+$/, '')].includes(host.toLowerCase()))
}

function webRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const controller = new AbortController()
  // The client may have disconnected while the page waited.
  if (reply.raw.destroyed) controller.abort()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const item of Array.isArray(value) ? value : [value]) if (item !== undefined) headers.append(name, item)
  }
  const { method, body } = request
  return new Request(`${origin}${request.url}`, {
    method,
    headers,
    signal: controller.signal,
    ...(typeof body === 'string' ? { body } : {}),
  })
}

async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  // The types of the two web streams differ; the streams are the same.
  if (response.body === null) {
    // The answer to HEAD has the headers of the page, without a length, which only rendering yields.
    return reply.request.method === 'HEAD' ? reply.send(Readable.from([])) : reply.removeHeader('content-type').send()
  }
  return reply.send(Readable.fromWeb(response.body as ReadableStream))
}
