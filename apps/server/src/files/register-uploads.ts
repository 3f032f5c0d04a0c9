import { Readable } from 'node:stream'
import { ERRORS, Server, TUS_RESUMABLE } from '@tus/server'
import { AppError, limits } from 'contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Gateway, Platform } from 'platform'
import { guardPace, takeSlot } from './guard-pace.ts'
import { TusStore } from './tus-store.ts'
import type { UploadSlots } from './upload-slots.ts'

export type UploadParts = {
  platform: Platform
  /** The uploads of a guest by a mailed link. @throws AppError `LINK_INVALID`. */
  guestUploads(token: string): Promise<Gateway['uploads']>
  slots: UploadSlots
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The uploads of the caller. */
    uploads: Gateway['uploads'] | null
  }
}

/** The mailed link by which a guest uploads, in place of a session. */
const LINK_HEADER = 'x-guest-link'

type UploadRequest = FastifyRequest<{ Params: { uploadId?: string } }>

/**
 * `/uploads`: files that arrive over several requests, by the protocol tus 1.0.0. The answer that completes a file names its
 * records in `content-document-id` and `content-version-id`, and so does every later HEAD. The uploads are those of the guest whose
 * link is in the header `x-guest-link`, and without this header those of the session.
 */
export async function registerUploads(app: FastifyInstance, parts: UploadParts): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/offset+octet-stream', (_request, body, done) => done(null, body))
    scope.decorateRequest('uploads', null)
    scope.addHook('preParsing', async (request) => {
      request.uploads = await uploadsOf(request, parts)
    })
    const handler = (request: UploadRequest, reply: FastifyReply) => answer(request, reply, parts)
    const upload = { policy: { rate: 'upload', access: 'visitor' } } as const
    const look = { policy: { rate: 'read', access: 'visitor' } } as const
    scope.route({ method: 'POST', url: '/uploads', config: upload, handler })
    scope.route({ method: 'OPTIONS', url: '/uploads', config: look, handler })
    scope.route({ method: ['PATCH', 'DELETE'], url: '/uploads/:uploadId', config: upload, handler })
    scope.route({ method: 'HEAD', url: '/uploads/:uploadId', config: look, handler })
  })
}

/** @throws AppError `NOT_SIGNED_IN` without session and link; `LINK_INVALID`. */
async function uploadsOf(
  { session, headers }: FastifyRequest,
  { platform, guestUploads }: UploadParts,
): Promise<Gateway['uploads']> {
  const link = headers[LINK_HEADER]
  if (link !== undefined) return await guestUploads(String(link))
  if (session === null) throw new AppError('NOT_SIGNED_IN')
  return platform.as(session.person.principal).uploads
}

async function answer(request: UploadRequest, reply: FastifyReply, parts: UploadParts): Promise<FastifyReply> {
  if (request.uploads === null) throw new Error('A request for uploads has no caller')
  reply.header('tus-resumable', TUS_RESUMABLE)
  if (request.method !== 'OPTIONS' && request.headers['tus-resumable'] !== TUS_RESUMABLE) {
    reply.header('tus-version', TUS_RESUMABLE)
    throw new AppError('TUS_VERSION_UNSUPPORTED', { version: TUS_RESUMABLE })
  }
  const store = new TusStore(request.uploads)
  let failure: unknown
  const server = new Server({
    path: '/uploads',
    datastore: store,
    maxSize: limits.attachmentBytes,
    relativeLocation: true,
    // The platform decides which of two requests continues an upload, for all processes.
    locker: { newLock: () => ({ lock: async () => undefined, unlock: async () => undefined }) },
    allowedOrigins: [],
    getFileIdFromRequest: () => request.params.uploadId,
    onResponseError: (_request, error) => {
      failure = error
      return undefined
    },
  })
  // Held until the work ends: the parts of a file become one also after the client has disconnected.
  const leave = request.body === undefined ? () => undefined : takeSlot(request, parts.slots)
  const response = await server.handleWeb(webRequest(request)).finally(leave)
  if (response.status >= 400) {
    if (request.raw.errored) throw new AppError('INVALID_API_INPUT', { reason: 'it broke off' }, { cause: failure })
    throw refusalOf(failure, response.status)
  }
  for (const [name, value] of response.headers) if (isAnswerHeader(name)) reply.header(name, value)
  const records = store.seen?.created
  if (records) reply.header('content-document-id', records.documentId).header('content-version-id', records.versionId)
  return reply.code(response.status).send()
}

const isAnswerHeader = (name: string): boolean => /^(?:tus|upload)-|^location$/.test(name)
const isRequestHeader = (name: string): boolean => /^(?:tus|upload)-|^content-(?:type|length)$/.test(name)

/** The request with only the headers of the protocol. */
function webRequest(request: UploadRequest): Request {
  const headers = Object.entries(request.headers).filter(([name]) => isRequestHeader(name))
  return new Request(new URL(request.url, 'http://uploads.invalid'), {
    method: request.method,
    headers: headers.map(([name, value]) => [name, String(value)]),
    ...(request.body === undefined ? {} : { body: bodyOf(request), duplex: 'half' }),
  })
}

function bodyOf({ raw }: UploadRequest): ReadableStream<Uint8Array> {
  guardPace(raw)
  return Readable.toWeb(raw) as ReadableStream<Uint8Array>
}

/** Converts refusals of the library to errors of the catalogue; errors of the platform are unchanged. */
function refusalOf(failure: unknown, status: number): unknown {
  const isForeign = failure instanceof Error && Reflect.get(failure, 'status_code') === undefined
  if (failure instanceof AppError || isForeign) return failure
  if (failure === ERRORS.INVALID_CONTENT_TYPE) return new AppError('UNSUPPORTED_MEDIA_TYPE')
  if (status === 413) return new AppError('FILE_TOO_LARGE')
  if (status === 409) return new AppError('CONFLICT')
  if (status === 404) return new AppError('NOT_FOUND')
  return new AppError('INVALID_API_INPUT', { reason: 'its headers do not follow the protocol' })
}
