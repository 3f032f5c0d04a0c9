import { AppError, limits, toRecordId18 } from 'contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Identity } from 'identity'
import type { Gateway, Platform } from 'platform'
import type { SelfService, SupportPerson } from 'support'
import type { IdentityProvider } from '../config/identity-providers.ts'
import { admitBody } from '../files/guard-pace.ts'
import { parserLimits, readUpload, type UploadForm } from '../files/read-upload.ts'
import type { UploadSlots } from '../files/upload-slots.ts'
import type { LegalPages } from '../legal/read-legal-pages.ts'
import type { Presence } from '../presence/create-presence.ts'
import type { CallContext, LiveSession } from './call-context.ts'
import { type Conditions, readConditions, readIdempotencyKey } from './conditions.ts'
import { originOf } from './host-check.ts'
import type { KeptToken, SessionCookie } from './session-cookie.ts'

/** The cache header of an answer that the browser may keep. */
export const KEPT = 'private, max-age=0, must-revalidate'

export type ContextParts = {
  platform: Platform
  identity: Identity<SupportPerson>
  selfService: SelfService
  presence: Presence
  cookie: SessionCookie
  keptCookies: Readonly<Record<KeptToken, SessionCookie>>
  /** The one community that this installation serves. */
  communityId: string
  baseUrl: string | null
  identityProviders: readonly IdentityProvider[]
  legalPages: LegalPages
}

/** Makes the context of a call that came by HTTP. */
export function httpContexts(
  parts: ContextParts,
  slots: UploadSlots,
): (request: FastifyRequest, reply: FastifyReply) => CallContext {
  return (request, reply) => new HttpContext(parts, slots, request, reply)
}

/** What a page passes to one of its calls. */
export type PageCall = {
  /** Called when the page may be cached with this answer. */
  letKeep: () => void
  idempotencyKey: string | undefined
}

/** Makes the context of a call that a page makes on the server as its visitor: while it is rendered, or for a submitted form. */
export function pageContext(
  parts: ContextParts,
  call: PageCall,
  request: FastifyRequest,
  reply: FastifyReply,
): CallContext {
  return new PageContext(parts, call, request, reply)
}

// Classes, because V8 creates a hidden class for each object literal with getters, which keeps the request in memory
// until the next full collection.
abstract class SessionContext {
  readonly session: LiveSession | null
  readonly ip: string
  readonly token: string | null
  protected readonly parts: ContextParts
  protected readonly request: FastifyRequest
  protected readonly reply: FastifyReply

  constructor(parts: ContextParts, request: FastifyRequest, reply: FastifyReply) {
    this.parts = parts
    this.request = request
    this.reply = reply
    this.session = request.session
    this.ip = request.ip
    this.token = request.sessionToken
  }

  get gateway(): Gateway {
    if (this.session === null) throw new AppError('NOT_SIGNED_IN')
    return this.parts.platform.as(this.session.person.principal)
  }

  get visitor(): Gateway {
    return this.session === null ? this.parts.platform.asGuest() : this.gateway
  }

  get identity(): Identity<SupportPerson> {
    return this.parts.identity
  }

  get presence(): Presence {
    return this.parts.presence
  }

  get selfService(): SelfService {
    return this.parts.selfService
  }

  get origin(): string {
    return originOf(this.parts.baseUrl, this.request.headers.host ?? '')
  }

  get identityProviders(): readonly IdentityProvider[] {
    return this.parts.identityProviders
  }

  get legalPages(): LegalPages {
    return this.parts.legalPages
  }

  async renewSession(): Promise<void> {
    if (this.session !== null && this.token !== null) await this.identity.touch(this.token)
  }

  /** A record of another community counts as missing: its id is replaced by one that no record has. */
  seoProperties(community: string, recordId: string, fields?: string[]): ReturnType<Gateway['seo']['properties']> {
    const { communityId } = this.parts
    const isOurs = community === communityId || toRecordId18(community) === communityId
    return this.visitor.seo.properties(isOurs ? recordId : '', fields)
  }

  setToken(token: string | null): void {
    const { name, options } = this.parts.cookie
    if (token === null) this.reply.clearCookie(name, options).header('clear-site-data', '"cache", "storage"')
    else this.reply.setCookie(name, token, options)
  }

  get waitedMs(): number {
    return this.reply.elapsedTime
  }

  get userAgent(): string | undefined {
    return this.request.headers['user-agent']
  }

  keptToken(of: KeptToken): string | undefined {
    return this.request.cookies[this.parts.keptCookies[of].name]
  }

  setKeptToken(of: KeptToken, token: string | null): void {
    const { name, options } = this.parts.keptCookies[of]
    if (token === null) this.reply.clearCookie(name, options)
    else this.reply.setCookie(name, token, options)
  }
}

class HttpContext extends SessionContext implements CallContext {
  readonly #slots: UploadSlots

  constructor(parts: ContextParts, slots: UploadSlots, request: FastifyRequest, reply: FastifyReply) {
    super(parts, request, reply)
    this.#slots = slots
  }

  get conditions(): Conditions {
    return readConditions(this.request.headers)
  }

  get idempotencyKey(): string | undefined {
    return readIdempotencyKey(this.request.headers)
  }

  letKeep(): void {
    this.reply.header('cache-control', KEPT).header('vary', 'Cookie')
  }

  async readUpload(): Promise<UploadForm> {
    admitBody(this.request, this.reply, this.#slots)
    return await readUpload(this.request.parts({ limits: parserLimits }), { fileBytes: limits.attachmentBytes })
  }
}

class PageContext extends SessionContext implements CallContext {
  readonly conditions: Conditions = {}
  readonly idempotencyKey: string | undefined
  readonly letKeep: () => void

  constructor(parts: ContextParts, call: PageCall, request: FastifyRequest, reply: FastifyReply) {
    super(parts, request, reply)
    this.idempotencyKey = call.idempotencyKey
    this.letKeep = call.letKeep
  }

  readUpload(): Promise<never> {
    return Promise.reject(new AppError('UNSUPPORTED_MEDIA_TYPE'))
  }
}
