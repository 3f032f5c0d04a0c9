import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { compile } from '@fastify/proxy-addr'
import rateLimit from '@fastify/rate-limit'
import { AppError, limits } from 'contract'
import { type FastifyBaseLogger, type FastifyInstance, fastify } from 'fastify'
import type { Identity } from 'identity'
import type { Logger } from 'pino'
import type { SupportPerson } from 'support'
import type { Config } from '../config/read-config.ts'
import type { CallRouter } from './call-router.ts'
import { compression } from './compression.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import { connectionLimits, limitConnections } from './connection-limits.ts'
import { allowPauses, dropGoneClients, dropUnreadBodies } from './dead-connections.ts'
import { handleErrors, sendError } from './error-handling.ts'
import { dropForwardedPorts } from './forwarded-addresses.ts'
import { guardReaders } from './guard-readers.ts'
import { guardRights } from './guard-rights.ts'
import { hostCheck } from './host-check.ts'
import { limitCallerConcurrency } from './limit-caller-concurrency.ts'
import { limitWideNetworks } from './limit-wide-networks.ts'
import { shedLoad } from './load-shedding.ts'
import { RequestLog } from './log.ts'
import { parseJson } from './parse-json.ts'
import { RATE_WINDOW_MS, requestsAllowed } from './rate-classes.ts'
import { limitReads, type ReadBudget } from './read-budget.ts'
import { originForm, refuseOddTargets } from './request-target.ts'
import { describeBySchemas, requireRoutePolicies } from './route-policy.ts'
import { securityHeaders } from './security-headers.ts'
import type { SessionCookie } from './session-cookie.ts'
import { resolveSessions } from './sessions.ts'
import { answerUnread } from './unread-requests.ts'

export type HttpServerParts = {
  config: Config
  log: Logger
  identity: Identity<SupportPerson>
  readBudget: ReadBudget
  cookie: SessionCookie
  router: CallRouter
  isHttps: boolean
}

/** The timeout of a connection before its first request and between requests, and the timeout of headers. */
const SILENT_MS = 5_000
const SILENCE_CHECK_MS = 1_000
/**
 * How long a connection may transfer nothing during a request. Live events have a longer timeout, because their heartbeats are further
 * apart.
 */
const STALLED_MS = 20_000
const LONG_STALL_MS = 120_000

/** An HTTP server without routes, with the checks that run for every request. The order of the hooks matters. */
export async function createHttpServer(parts: HttpServerParts): Promise<FastifyInstance> {
  const { config, log, identity, readBudget, router, isHttps } = parts
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
  allowPauses(app, LONG_STALL_MS)
  dropGoneClients(app)
  dropUnreadBodies(app)
  dropForwardedPorts(app)
  checkHosts(app, config, headers)
  refuseOddTargets(app)
  describeBySchemas(app)
  requireRoutePolicies(app, config.rateScale)
  await app.register(cookie)
  await app.register(rateLimit, {
    errorResponseBuilder: (_request, { ttl }) => new AppError('TOO_MANY_REQUESTS', { seconds: Math.ceil(ttl / 1000) }),
  })
  limitWideNetworks(app, config.rateScale)
  if (config.loadShedding) shedLoad(app)
  limitReads(app, readBudget)
  await app.register(compress, compression)
  guardReaders(app)
  guardRights(app, identity)
  parseJson(app)
  resolveSessions(app, { identity, cookieName: parts.cookie.name, baseUrl: config.baseUrl })
  app.addHook('preParsing', async ({ session, raw }) => {
    if (session !== null) keepConnection(raw.socket)
  })
  limitCallerConcurrency(
    app,
    createConcurrencyLimit({ atOnce: limits.requestsAtOnce, waiting: limits.requestsWaiting }),
  )
  const misses = { groupId: 'misses', max: requestsAllowed('page', config.rateScale), timeWindow: RATE_WINDOW_MS }
  handleErrors(app, { methodsAt: router.methodsAt, countMisses: app.rateLimit(misses) })
  return app
}

/** Sets the headers of every answer, and refuses requests for hosts that are not served. */
function checkHosts(app: FastifyInstance, { baseUrl }: Config, headers: Readonly<Record<string, string>>): void {
  const isServed = hostCheck(baseUrl)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    const isAccepted = isServed(request.headers.host) || request.routeOptions.config.policy?.anyHost === true
    done(isAccepted ? undefined : new AppError('INVALID_API_INPUT', { reason: 'this host is not served' }))
  })
}
