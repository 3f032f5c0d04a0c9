import type { Database } from 'database'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Identity } from 'identity'
import type { Logger } from 'pino'
import type { Platform } from 'platform'
import type { SelfService, SupportPerson } from 'support'
import type { CaughtMail } from './adapters/mail-catcher/start-mail-catcher.ts'
import { boundCalls } from './bound-calls.ts'
import type { Config } from './config/read-config.ts'
import type { Product } from './create-product.ts'
import { createLiveStreams, type LiveStreams } from './events/live-streams.ts'
import { createUploadSlots, type UploadSlots } from './files/upload-slots.ts'
import type { BoundCall } from './http/bound-call.ts'
import type { CallContext } from './http/call-context.ts'
import { type ContextParts, httpContexts, type PageCall, pageContext } from './http/call-contexts.ts'
import { type CallRouter, createCallRouter } from './http/call-router.ts'
import type { ReadBudget } from './http/read-budget.ts'
import { createRenderingQueues, type RenderingQueues } from './http/rendering-queue.ts'
import { keptCookie, type SessionCookie, sessionCookie } from './http/session-cookie.ts'
import type { MailReceiver } from './mailed-replies/create-mail-receiver.ts'
import { createPresence } from './presence/create-presence.ts'

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
  /** Receives replies by e-mail; null where no mail is received. */
  mailReceiver: MailReceiver | null
  /** The mails of the catcher; null when mail is sent. */
  messages: (() => readonly CaughtMail[]) | null
}

/** What the features of the HTTP server are built from. */
export type AppServices = AppParts & {
  isHttps: boolean
  cookie: SessionCookie
  calls: readonly BoundCall[]
  router: CallRouter
  /** Whether answers are checked against the contract. */
  checksAnswers: boolean
  streams: LiveStreams
  slots: UploadSlots
  renderings: RenderingQueues
  /** The context of a call that came by HTTP. */
  contextOf(request: FastifyRequest, reply: FastifyReply): CallContext
  /** The context of a call that a page makes on the server. */
  pageContextOf(call: PageCall, request: FastifyRequest, reply: FastifyReply): CallContext
}

export function createAppServices(parts: AppParts): AppServices {
  const { config, log, now, database, platform, identity, selfService } = parts
  const isHttps = config.baseUrl?.startsWith('https:') ?? false
  const calls = boundCalls()
  const presence = createPresence({ database, platform, identity, now, scale: config.rateScale })
  const cookie = sessionCookie(isHttps)
  const slots = createUploadSlots()
  const contextParts: ContextParts = {
    platform,
    identity,
    selfService,
    presence,
    cookie,
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
  return {
    ...parts,
    isHttps,
    cookie,
    calls,
    router: createCallRouter(calls),
    checksAnswers: config.mode !== 'production',
    streams: createLiveStreams({
      database,
      platform,
      presence,
      identity,
      now,
      log: (message, error) => log.warn({ err: error }, message),
    }),
    slots,
    renderings: createRenderingQueues(),
    contextOf: httpContexts(contextParts, slots),
    pageContextOf: (call, request, reply) => pageContext(contextParts, call, request, reply),
  }
}
