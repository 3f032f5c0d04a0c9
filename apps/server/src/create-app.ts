import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { compile } from '@fastify/proxy-addr'
import rateLimit from '@fastify/rate-limit'
import { AppError, limits } from 'contract'
import { countJobs, type Database } from 'database'
import { type FastifyBaseLogger, type FastifyInstance, fastify } from 'fastify'
import type { Identity } from 'identity'
import type { Logger } from 'pino'
import type { Platform } from 'platform'
import type { SelfService, SupportPerson } from 'support'
import { drawLinkPicture } from './adapters/link-picture/draw-link-picture.ts'
import { mailLook } from './adapters/mail/mail-look.ts'
import type { CaughtMail } from './adapters/mail-catcher/caught-mail.ts'
import { renderInWorker } from './adapters/pdf/render-in-worker.ts'
import { renderPreview } from './adapters/preview/render-preview.ts'
import { registerAlertFeed } from './alerts/register-alert-feed.ts'
import { registerAlertMails } from './alerts/register-alert-mails.ts'
import { registerProviderVisits } from './auth/providers/register-provider-visits.ts'
import { boundCalls } from './bound-calls.ts'
import { registerCasePdf } from './case-pdf/register-case-pdf.ts'
import type { Config } from './config/read-config.ts'
import type { Product } from './create-product.ts'
import { registerDemoFacts } from './dev/register-demo-facts.ts'
import { registerMailbox } from './dev/register-mailbox.ts'
import { registerDocs } from './docs/register-docs.ts'
import { createLiveStreams } from './events/live-streams.ts'
import { registerEvents } from './events/register-events.ts'
import { registerArticleVideos } from './files/register-article-videos.ts'
import { registerFiles } from './files/register-files.ts'
import { registerUploads } from './files/register-uploads.ts'
import { createUploadSlots } from './files/upload-slots.ts'
import { httpContexts, pageContext } from './http/call-contexts.ts'
import { createCallRouter } from './http/call-router.ts'
import { compression } from './http/compression.ts'
import { createConcurrencyLimit } from './http/concurrency-limit.ts'
import { connectionLimits, limitConnections } from './http/connection-limits.ts'
import { handleErrors, sendError } from './http/error-handling.ts'
import { dropForwardedPorts } from './http/forwarded-addresses.ts'
import { dropGoneClients } from './http/gone-clients.ts'
import { guardReaders } from './http/guard-readers.ts'
import { hostCheck } from './http/host-check.ts'
import { limitCallerConcurrency } from './http/limit-caller-concurrency.ts'
import { limitReads } from './http/limit-reads.ts'
import { limitWideNetworks } from './http/limit-wide-networks.ts'
import { shedLoad } from './http/load-shedding.ts'
import { parseJson } from './http/parse-json.ts'
import { RATE_WINDOW_MS, requestsAllowed } from './http/rate-classes.ts'
import type { ReadBudget } from './http/read-budget.ts'
import { registerCalls } from './http/register-calls.ts'
import { createRenderingQueue } from './http/rendering-queue.ts'
import { RequestLog } from './http/request-log.ts'
import { originForm, refuseOddTargets } from './http/request-target.ts'
import { requireRoutePolicies } from './http/route-policy.ts'
import { securityHeaders } from './http/security-headers.ts'
import { keptCookie, sessionCookie } from './http/session-cookie.ts'
import { resolveSessions } from './http/sessions.ts'
import { allowPauses } from './http/stalled-requests.ts'
import { dropUnreadBodies } from './http/unread-bodies.ts'
import { answerUnread } from './http/unread-requests.ts'
import { registerListCsv } from './list-csv/register-list-csv.ts'
import type { MailReceiver } from './mailed-replies/create-mail-receiver.ts'
import { registerMailWebhook } from './mailed-replies/register-mail-webhook.ts'

import { registerHealth } from './operations/register-health.ts'
import { registerMetrics } from './operations/register-metrics.ts'
import { registerSecurityTxt } from './operations/register-security-txt.ts'
import { registerOwnData } from './own-data/register-own-data.ts'
import { createPresence } from './presence/create-presence.ts'
import { registerPreviews } from './previews/register-previews.ts'
import { registerLinkPictures } from './seo/register-link-pictures.ts'
import { registerSearchEngines } from './seo/register-search-engines.ts'
import { registerSite, type SiteParts } from './site/register-site.ts'
import { registerActionDescriptions } from './ui-api/register-action-descriptions.ts'

export type AppParts = {
  config: Config
  log: Logger
  now: () => number
  database: Database
  migrationFolders: readonly string[]
  platform: Platform
  identity: Identity<SupportPerson>
  selfService: SelfService
  guestUploads: Product['guestUploads']
  alerts: Product['alerts']
  readBudget: ReadBudget
  /** Takes answers by e-mail; null where no mail is taken. */
  mailReceiver: MailReceiver | null
  /** The mails of the catcher; null when mail is sent. */
  messages: (() => readonly CaughtMail[]) | null
}

/** How long a connection may be silent before its first request and between requests, and how long headers may take. */
const SILENT_MS = 5_000
const SILENCE_CHECK_MS = 1_000
/** How long a connection with a running request may transfer nothing, and one of live events: longer than between their heartbeats. */
const STALLED_MS = 20_000
const PATIENT_MS = 120_000

/** Everything that is answered over HTTP except the pages: calls, events, files, documents and operations. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, log, now, database, platform, identity, selfService, messages } = parts
  const isHttps = config.baseUrl?.startsWith('https:') ?? false
  const cookies = sessionCookie(isHttps)
  const calls = boundCalls()
  const router = createCallRouter(calls)
  const headers = securityHeaders(isHttps)
  const isProxy = compile([...config.trustedProxies])
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: limits.jsonBodyBytes,
    routerOptions: { maxParamLength: 5_000 },
    forceCloseConnections: 'idle',
    connectionTimeout: STALLED_MS,
    keepAliveTimeout: SILENT_MS,
    http: { headersTimeout: SILENT_MS, connectionsCheckingInterval: SILENCE_CHECK_MS },
    trustProxy: isProxy,
    rewriteUrl: originForm,
    frameworkErrors: (error, request, reply) => {
      sendError(request, reply.headers(headers), error)
    },
    clientErrorHandler: answerUnread(headers),
  })
  const limitOf = connectionLimits(config.databasePool)
  const keepConnection = limitConnections(app.server, limitOf, (address) => isProxy(address, 0))
  allowPauses(app, PATIENT_MS)
  dropGoneClients(app)
  dropUnreadBodies(app)
  dropForwardedPorts(app)
  const isServed = hostCheck(config.baseUrl)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    const isWelcome = isServed(request.headers.host) || request.routeOptions.config.policy?.anyHost === true
    done(isWelcome ? undefined : new AppError('INVALID_API_INPUT', { reason: 'this host is not served' }))
  })
  refuseOddTargets(app)
  requireRoutePolicies(app, config.rateScale)
  await app.register(cookie)
  await app.register(rateLimit, {
    errorResponseBuilder: (_request, { ttl }) => new AppError('TOO_MANY_REQUESTS', { seconds: Math.ceil(ttl / 1000) }),
  })
  limitWideNetworks(app, config.rateScale)
  if (config.loadShedding) shedLoad(app)
  limitReads(app, parts.readBudget)
  await app.register(compress, compression)
  guardReaders(app)
  parseJson(app)
  resolveSessions(app, { identity, cookieName: cookies.name, baseUrl: config.baseUrl })
  app.addHook('preParsing', async ({ session, raw }) => {
    if (session !== null) keepConnection(raw.socket)
  })
  limitCallerConcurrency(
    app,
    createConcurrencyLimit({ atOnce: limits.requestsAtOnce, waiting: limits.requestsWaiting }),
  )
  const misses = { groupId: 'misses', max: requestsAllowed('page', config.rateScale), timeWindow: RATE_WINDOW_MS }
  handleErrors(app, { methodsAt: router.methodsAt, countMisses: app.rateLimit(misses) })

  const presence = createPresence({ database, platform, identity, now, scale: config.rateScale })
  const streams = createLiveStreams({
    database,
    platform,
    presence,
    identity,
    now,
    log: (message, error) => log.warn({ err: error }, message),
  })
  await streams.start()
  registerMetrics(app, {
    token: config.metricsToken,
    demo: config.demo,
    streamCount: () => streams.count,
    jobCounts: () => countJobs(database),
  })
  registerHealth(app, parts)
  registerSecurityTxt(app, config.baseUrl, now)
  registerSearchEngines(app, platform, config.baseUrl)
  await registerAlertMails(app, parts.alerts)
  registerAlertFeed(app, { ...parts.alerts, baseUrl: config.baseUrl, company: config.brand.company })
  await registerDocs(app, { calls, cookieName: cookies.name, rateScale: config.rateScale, isHttps })
  const contextParts = {
    platform,
    identity,
    selfService,
    presence,
    cookie: cookies,
    keptCookies: {
      device: keptCookie('device', isHttps),
      registration: keptCookie('registration', isHttps),
      'sign-in': keptCookie('sign-in', isHttps),
      provider: keptCookie('provider', isHttps),
    },
    communityId: config.communityId,
    baseUrl: config.baseUrl,
    identityProviders: config.identityProviders,
    legalPages: config.legalPages,
  }
  const slots = createUploadSlots()
  const contextOf = httpContexts(contextParts, slots)
  await registerCalls(app, { calls, contextOf, checksAnswers: config.mode !== 'production' })
  registerActionDescriptions(app)
  registerFiles(app, platform)
  registerArticleVideos(app, platform)
  await registerUploads(app, { platform, guestUploads: parts.guestUploads, slots })
  registerListCsv(app, { platform })
  const queued = createRenderingQueue()
  registerCasePdf(app, { platform, now, queued, render: (document) => renderInWorker(document) })
  const color = config.brandColors?.light ?? mailLook.button
  registerLinkPictures(app, { platform, brand: { ...config.brand, color }, queued, draw: drawLinkPicture })
  registerPreviews(app, { platform, queued, render: (job) => renderPreview(job) })
  registerOwnData(app, { platform })
  registerProviderVisits(app, { providers: config.identityProviders, contextOf })
  registerEvents(app, streams)
  const webhookSecret = config.inboundMail?.webhookSecret ?? null
  if (parts.mailReceiver !== null && webhookSecret !== null) {
    await registerMailWebhook(app, { receiver: parts.mailReceiver, secret: webhookSecret, now })
  }
  if (config.demo) registerDemoFacts(app, platform)
  if (config.demo && messages !== null) {
    const { mailReceiver } = parts
    await registerMailbox(app, { messages, receive: async (mail) => (await mailReceiver?.receive(mail)) ?? 'ignored' })
  }
  if (config.mode !== 'test') {
    const pageContextOf: SiteParts['contextOf'] = (call, request, reply) =>
      pageContext(contextParts, call, request, reply)
    await registerSite(app, { config, log, now, router, contextOf: pageContextOf })
  }
  return app
}
