import { limits } from 'contract'
import { records } from 'contract/calls'
import type { ParameterDoc, RouteDoc } from './route-doc.ts'

const bytes = (description: string, required: boolean): ParameterDoc => ({
  schema: { type: 'integer', minimum: 0, maximum: limits.attachmentBytes },
  description: `${description}, in bytes.`,
  required,
})

const text = (description: string): ParameterDoc => ({ schema: { type: 'string' }, description })
const version: ParameterDoc = {
  schema: { const: '1.0.0' },
  description: 'The version of the protocol.',
  required: true,
}
const uploadId = text('The id at the end of the Location that the creation answered.')
const offset = bytes('The offset of the sent bytes', true)
const received = bytes('The received bytes of the file', true)
const metadata = text(
  'Pairs of a key and its value in base 64, comma-separated: filename, title, description, contentDocumentId for a new version.',
)

/** In place of the session. */
const ofGuest = {
  'x-guest-link': text(
    'The token of the mailed link to the form of a case: the upload is that of its guest, without a session.',
  ),
}

/** In the answer that completes the file, and in every HEAD after it. */
const created = {
  'content-document-id': text('The id of the ContentDocument, once the file is complete.'),
  'content-version-id': text('The id of the ContentVersion, once the file is complete.'),
}

const part = { mediaType: 'application/offset+octet-stream', schema: { type: 'string', format: 'binary' } }

const MORE =
  '20 unfinished uploads a user, 5,000 requests an upload, 40 files arriving at once in a process and 8 of one user, ' +
  'at least 8 KiB a second, 24 hours from beginning to end.'

/** Error codes of every request of the protocol. */
const ofProtocol = [
  'INVALID_API_INPUT',
  'LINK_INVALID',
  'NOT_FOUND',
  'TUS_VERSION_UNSUPPORTED',
  'UNSUPPORTED_MEDIA_TYPE',
] as const
/** Error codes of requests with bytes; the rules of the application are checked with the last bytes. */
const ofBytes = [...ofProtocol, ...records.createContentVersion.errors, 'CONFLICT', 'BODY_TOO_LARGE'] as const

/** Files that arrive over several requests, by tus 1.0.0. */
export const uploadRoutes: readonly RouteDoc[] = [
  {
    method: 'OPTIONS',
    path: '/uploads',
    id: 'uploadOptions',
    group: 'uploads',
    summary: 'The version and extensions of the tus protocol that the server supports.',
    access: 'session',
    answers: {
      204: {
        description: 'Version, extensions and the largest file.',
        headers: {
          'tus-resumable': version,
          'tus-version': version,
          'tus-extension': text('Comma-separated.'),
          'tus-max-size': bytes('The largest file', true),
        },
      },
    },
    errors: ofProtocol,
  },
  {
    method: 'POST',
    path: '/uploads',
    id: 'createUpload',
    group: 'uploads',
    summary: 'Begins an upload; a body has the first bytes of the file.',
    description: MORE,
    access: 'session',
    headers: {
      'tus-resumable': version,
      'upload-length': bytes('The whole file', true),
      'upload-metadata': metadata,
      ...ofGuest,
    },
    body: { ...part, required: false },
    answers: {
      201: {
        description: 'The upload was created.',
        headers: {
          'tus-resumable': version,
          location: text('The path of the upload, `/uploads/{uploadId}`.'),
          'upload-offset': { ...received, required: false },
          ...created,
        },
      },
    },
    errors: ofBytes,
  },
  {
    method: 'HEAD',
    path: '/uploads/{uploadId}',
    id: 'findUpload',
    group: 'uploads',
    summary: 'The offset at which to continue an upload.',
    access: 'session',
    parts: { uploadId },
    headers: { 'tus-resumable': version, ...ofGuest },
    answers: {
      200: {
        description: 'The state of the upload.',
        headers: {
          'tus-resumable': version,
          'upload-offset': received,
          'upload-length': bytes('The whole file', true),
          'upload-metadata': metadata,
          ...created,
        },
      },
    },
    errors: ofProtocol,
  },
  {
    method: 'PATCH',
    path: '/uploads/{uploadId}',
    id: 'continueUpload',
    group: 'uploads',
    summary: 'Adds bytes to an upload; the last bytes create its records.',
    description: MORE,
    access: 'session',
    parts: { uploadId },
    headers: { 'tus-resumable': version, 'upload-offset': offset, ...ofGuest },
    body: { ...part, required: true },
    answers: {
      204: {
        description: 'The bytes are stored.',
        headers: { 'tus-resumable': version, 'upload-offset': received, ...created },
      },
    },
    errors: ofBytes,
  },
  {
    method: 'DELETE',
    path: '/uploads/{uploadId}',
    id: 'cancelUpload',
    group: 'uploads',
    summary: 'Deletes an upload and its bytes; the records of a complete upload stay.',
    access: 'session',
    parts: { uploadId },
    headers: { 'tus-resumable': version, ...ofGuest },
    answers: { 204: { description: 'The upload is deleted.', headers: { 'tus-resumable': version } } },
    errors: [...ofProtocol, 'CONFLICT'],
  },
]
