import { Readable } from 'node:stream'
import { ERRORS, Server, TUS_RESUMABLE } from '@tus/server'
import { AppError, limits } from 'contract'
import { records } from 'contract/calls'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Gateway, Platform } from 'platform'
import { Type } from 'typebox'
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

const bytes = (description: string) =>
  Type.Integer({ minimum: 0, maximum: limits.attachmentBytes, description: `${description}, in bytes.` })
/** Marks a header as present in every response. */
const always = { required: true }
const version = Type.Literal(TUS_RESUMABLE, { description: 'The version of the protocol.' })
const length = bytes('The whole file')
const received = bytes('The received bytes of the file')
const metadata = Type.String({
  description:
    'Pairs of a key and its value in base 64, comma-separated: filename, title, description, contentDocumentId for a new version.',
})
const guestLink = Type.Optional(
  Type.String({
    description:
      'The token of the mailed link to the form of a case: the upload is that of its guest, without a session.',
  }),
)
/** Headers of the response that completes the file, and of every later HEAD. */
const created = {
  'content-document-id': Type.String({ description: 'The id of the ContentDocument, once the file is complete.' }),
  'content-version-id': Type.String({ description: 'The id of the ContentVersion, once the file is complete.' }),
}
const ofAnswers = { 'tus-resumable': { ...version, ...always } }
const ofRequests = { 'tus-resumable': version, [LINK_HEADER]: guestLink }
/** The errors of every request. */
const errors = [
  'INVALID_API_INPUT',
  'LINK_INVALID',
  'NOT_FOUND',
  'NOT_SIGNED_IN',
  'TUS_VERSION_UNSUPPORTED',
  'UNSUPPORTED_MEDIA_TYPE',
] as const
const tags = ['Uploads']
const params = Type.Object({
  uploadId: Type.String({ description: 'The id at the end of the Location that the creation answered.' }),
})
/** Errors of requests with bytes; the rules of the application are checked with the last bytes. */
const withBytes = {
  tags,
  description:
    '20 unfinished uploads a user, 5,000 requests an upload, 40 files arriving at once in a process and 8 of one user, ' +
    'at least 8 KiB a second, 24 hours from beginning to end.',
  consumes: ['application/offset+octet-stream'],
  errors: [...errors, ...records.createContentVersion.errors, 'CONFLICT', 'BODY_TOO_LARGE'] as const,
}
const schemas = {
  options: {
    operationId: 'uploadOptions',
    tags,
    summary: 'The version and extensions of the tus protocol that the server supports.',
    response: {
      204: Type.Null({
        description: 'Version, extensions and the largest file.',
        headers: {
          ...ofAnswers,
          'tus-version': { ...version, ...always },
          'tus-extension': Type.String({ description: 'Comma-separated.' }),
          'tus-max-size': { ...bytes('The largest file'), ...always },
        },
      }),
    },
    errors,
  },
  create: {
    ...withBytes,
    operationId: 'createUpload',
    summary: 'Begins an upload; a body has the first bytes of the file.',
    headers: Type.Object({ ...ofRequests, 'upload-length': length, 'upload-metadata': Type.Optional(metadata) }),
    body: Type.String({ format: 'binary', required: false }),
    response: {
      201: Type.Null({
        description: 'The upload was created.',
        headers: {
          ...ofAnswers,
          location: Type.String({ description: 'The path of the upload, `/uploads/{uploadId}`.' }),
          'upload-offset': received,
          ...created,
        },
      }),
    },
  },
  find: {
    operationId: 'findUpload',
    tags,
    summary: 'The offset at which to continue an upload.',
    params,
    headers: Type.Object(ofRequests),
    response: {
      200: Type.Null({
        description: 'The state of the upload.',
        headers: {
          ...ofAnswers,
          'upload-offset': { ...received, ...always },
          'upload-length': { ...length, ...always },
          'upload-metadata': metadata,
          ...created,
        },
      }),
    },
    errors,
  },
  continue: {
    ...withBytes,
    operationId: 'continueUpload',
    summary: 'Adds bytes to an upload; the last bytes create its records.',
    params,
    headers: Type.Object({ ...ofRequests, 'upload-offset': bytes('The offset of the sent bytes') }),
    body: Type.String({ format: 'binary' }),
    response: {
      204: Type.Null({
        description: 'The bytes are stored.',
        headers: { ...ofAnswers, 'upload-offset': { ...received, ...always }, ...created },
      }),
    },
  },
  cancel: {
    operationId: 'cancelUpload',
    tags,
    summary: 'Deletes an upload and its bytes; the records of a complete upload stay.',
    params,
    headers: Type.Object(ofRequests),
    response: { 204: Type.Null({ description: 'The upload is deleted.', headers: ofAnswers }) },
    errors: [...errors, 'CONFLICT'] as const,
  },
}

/** Serves uploads over several requests, by the protocol tus 1.0.0: those of the guest whose link is in a header, or of the session. */
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
    const { options, create, find, continue: add, cancel } = schemas
    scope.route({ method: 'OPTIONS', url: '/uploads', schema: options, config: look, handler })
    scope.route({ method: 'POST', url: '/uploads', schema: create, config: upload, handler })
    // HEAD in an array is documented as an operation; otherwise the library treats it as part of GET.
    scope.route({ method: ['HEAD'], url: '/uploads/:uploadId', schema: find, config: look, handler })
    scope.route({ method: 'PATCH', url: '/uploads/:uploadId', schema: add, config: upload, handler })
    scope.route({ method: 'DELETE', url: '/uploads/:uploadId', schema: cancel, config: upload, handler })
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
  // Occupied until the work ends: the parts of a file are joined even if the client has disconnected.
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
