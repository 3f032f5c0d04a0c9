import { AppError, limits, toRecordId18 } from 'contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Identity } from 'identity'
import type { Gateway, Platform } from 'platform'
import type { SupportPerson } from 'support'
import { guardPace } from '../files/guard-pace.ts'
import { parserLimits, readUpload } from '../files/read-upload.ts'
import { createUploadSlots } from '../files/upload-slots.ts'
import type { CallContext, LiveSession } from './call-context.ts'
import { readConditions, readIdempotencyKey } from './conditions.ts'
import type { SessionCookie } from './session-cookie.ts'

export type ContextParts = {
  platform: Platform
  identity: Identity<SupportPerson>
  cookie: SessionCookie
  /** The one community that this installation serves. */
  communityId: string
}

/** Makes the context of a call that came by HTTP. */
export function httpContexts(parts: ContextParts) {
  const { platform, identity, cookie } = parts
  const slots = createUploadSlots()
  return (request: FastifyRequest, reply: FastifyReply): CallContext => ({
    session: request.session,
    get gateway() {
      return gatewayOf(platform, request.session)
    },
    get visitor() {
      return visitorOf(platform, request.session)
    },
    seoProperties: (...asked) => seoOf(parts, ...asked),
    letKeep: () => {
      reply.header('cache-control', 'private, max-age=0, must-revalidate').header('vary', 'Cookie')
    },
    get conditions() {
      return readConditions(request.headers)
    },
    get idempotencyKey() {
      return readIdempotencyKey(request.headers)
    },
    identity,
    ip: request.ip,
    token: request.sessionToken,
    setToken: (token) => {
      if (token === null) reply.clearCookie(cookie.name, cookie.options).header('clear-site-data', '"cache", "storage"')
      else reply.setCookie(cookie.name, token, cookie.options)
    },
    readUpload: async () => {
      const leave = slots.take(request.session?.person.userId ?? '')
      reply.raw.once('close', leave)
      guardPace(request.raw)
      return await readUpload(request.parts({ limits: parserLimits }), { fileBytes: limits.attachmentBytes })
    },
  })
}

/** Makes the context of a call that a page makes while it is rendered on the server: it reads, as the page's visitor. */
export function pageContext(parts: ContextParts, session: LiveSession | null, ip: string): CallContext {
  const { platform, identity } = parts
  return {
    session,
    get gateway() {
      return gatewayOf(platform, session)
    },
    get visitor() {
      return visitorOf(platform, session)
    },
    seoProperties: (...asked) => seoOf(parts, ...asked),
    letKeep: () => {},
    conditions: {},
    idempotencyKey: undefined,
    identity,
    ip,
    token: null,
    setToken: () => {
      throw new Error('A page being rendered cannot change the session cookie')
    },
    readUpload: () => Promise.reject(new AppError('UNSUPPORTED_MEDIA_TYPE')),
  }
}

function gatewayOf(platform: Platform, session: LiveSession | null): Gateway {
  if (session === null) throw new AppError('NOT_SIGNED_IN')
  return platform.as(session.person.principal)
}

function visitorOf(platform: Platform, session: LiveSession | null): Gateway {
  return session === null ? platform.asGuest() : platform.as(session.person.principal)
}

/** A record of another community is one that does not exist; no id at all stands for it. */
function seoOf({ platform, communityId }: ContextParts, asked: string, recordId: string, fields?: string[]) {
  const isOurs = asked === communityId || toRecordId18(asked) === communityId
  return platform.seoProperties(isOurs ? recordId : '', fields)
}
