import { AppError, limits, toRecordId18 } from 'contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Identity } from 'identity'
import type { Gateway, Platform } from 'platform'
import type { SelfService, SupportPerson } from 'support'
import { admitBody } from '../files/admit-body.ts'
import { parserLimits, readUpload } from '../files/read-upload.ts'
import type { UploadForm } from '../files/upload-form.ts'
import type { UploadSlots } from '../files/upload-slots.ts'
import type { CallContext, LiveSession } from './call-context.ts'
import { type Conditions, readConditions, readIdempotencyKey } from './conditions.ts'
import type { SessionCookie } from './session-cookie.ts'

/** The cache header of an answer that the browser may keep. */
export const KEPT = 'private, max-age=0, must-revalidate'

export type ContextParts = {
  platform: Platform
  identity: Identity<SupportPerson>
  selfService: SelfService
  cookie: SessionCookie
  deviceCookie: SessionCookie
  /** The one community that this installation serves. */
  communityId: string
}

/** Makes the context of a call that came by HTTP. */
export function httpContexts(
  parts: ContextParts,
  slots: UploadSlots,
): (request: FastifyRequest, reply: FastifyReply) => CallContext {
  return (request, reply) => new HttpContext(parts, slots, request, reply)
}

/** Makes the context of a call that a page makes while it is rendered on the server: it reads, as the page's visitor. */
export function pageContext(
  parts: ContextParts,
  session: LiveSession | null,
  ip: string,
  letKeep: () => void,
): CallContext {
  return new PageContext(parts, session, ip, letKeep)
}

// Classes, because V8 creates a hidden class for each object literal with getters, which keeps the request in memory
// until the next full collection.
abstract class SessionContext {
  readonly session: LiveSession | null
  readonly ip: string
  protected readonly parts: ContextParts

  constructor(parts: ContextParts, session: LiveSession | null, ip: string) {
    this.parts = parts
    this.session = session
    this.ip = ip
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

  get selfService(): SelfService {
    return this.parts.selfService
  }

  /** A record of another community is treated as missing: it is replaced by an id that no record has. */
  seoProperties(community: string, recordId: string, fields?: string[]): ReturnType<Platform['seoProperties']> {
    const { platform, communityId } = this.parts
    const isOurs = community === communityId || toRecordId18(community) === communityId
    return platform.seoProperties(isOurs ? recordId : '', fields)
  }
}

class HttpContext extends SessionContext implements CallContext {
  readonly token: string | null
  readonly #slots: UploadSlots
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply

  constructor(parts: ContextParts, slots: UploadSlots, request: FastifyRequest, reply: FastifyReply) {
    super(parts, request.session, request.ip)
    this.token = request.sessionToken
    this.#slots = slots
    this.#request = request
    this.#reply = reply
  }

  get conditions(): Conditions {
    return readConditions(this.#request.headers)
  }

  get idempotencyKey(): string | undefined {
    return readIdempotencyKey(this.#request.headers)
  }

  letKeep(): void {
    this.#reply.header('cache-control', KEPT).header('vary', 'Cookie')
  }

  setToken(token: string | null): void {
    const { name, options } = this.parts.cookie
    if (token === null) this.#reply.clearCookie(name, options).header('clear-site-data', '"cache", "storage"')
    else this.#reply.setCookie(name, token, options)
  }

  get deviceToken(): string | undefined {
    return this.#request.cookies[this.parts.deviceCookie.name]
  }

  setDeviceToken(token: string): void {
    const { name, options } = this.parts.deviceCookie
    this.#reply.setCookie(name, token, options)
  }

  async readUpload(): Promise<UploadForm> {
    admitBody(this.#request, this.#reply, this.#slots)
    return await readUpload(this.#request.parts({ limits: parserLimits }), { fileBytes: limits.attachmentBytes })
  }
}

class PageContext extends SessionContext implements CallContext {
  readonly conditions: Conditions = {}
  readonly idempotencyKey = undefined
  readonly token = null
  readonly deviceToken = undefined
  readonly letKeep: () => void

  constructor(parts: ContextParts, session: LiveSession | null, ip: string, letKeep: () => void) {
    super(parts, session, ip)
    this.letKeep = letKeep
  }

  setToken(): never {
    throw new Error('A page being rendered cannot change the session cookie')
  }

  setDeviceToken(): never {
    return this.setToken()
  }

  readUpload(): Promise<never> {
    return Promise.reject(new AppError('UNSUPPORTED_MEDIA_TYPE'))
  }
}
