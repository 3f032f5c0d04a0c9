import { limits } from 'contract'
import { records } from 'contract/schemas'
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
const uploadId = text('As the creation answered it, at the end of its Location.')
const offset = bytes('Where the sent bytes begin', true)
const received = bytes('What has been received of the file', true)
const metadata = text(
  'Pairs of a key and its value in base 64, comma-separated: filename, title, description, contentDocumentId for a new version.',
)

/** Told with the answer that completes the file, and by every HEAD after it. */
const made = {
  'content-document-id': text('The id of the ContentDocument, once the file is complete.'),
  'content-version-id': text('The id of the ContentVersion, once the file is complete.'),
}

const part = { mediaType: 'application/offset+octet-stream', schema: { type: 'string', format: 'binary' } }

const MORE =
  '20 unfinished uploads a person, 5,000 requests an upload, 40 files arriving at once in a process and 8 of one person, ' +
  '8 KiB a second at least, 24 hours from the beginning to the end.'

/** What every request of the protocol can be refused for. */
const ofProtocol = ['INVALID_API_INPUT', 'NOT_FOUND', 'TUS_VERSION_UNSUPPORTED', 'UNSUPPORTED_MEDIA_TYPE'] as const
/** What bytes can be refused for; the rules of the application speak when the last of them arrives. */
const ofBytes = [...ofProtocol, ...records.createContentVersion.errors, 'CONFLICT', 'BODY_TOO_LARGE'] as const

/** Files that arrive over several requests, by tus 1.0.0. */
export const uploadRoutes: readonly RouteDoc[] = [
  {
    method: 'OPTIONS',
    path: '/uploads',
    id: 'uploadOptions',
    tag: 'uploads',
    summary: 'What the server takes of the protocol tus.',
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
    tag: 'uploads',
    summary: 'Begins an upload, and takes the first bytes of the file when it has a body.',
    description: MORE,
    access: 'session',
    headers: {
      'tus-resumable': version,
      'upload-length': bytes('The whole file', true),
      'upload-metadata': metadata,
    },
    body: { ...part, required: false },
    answers: {
      201: {
        description: 'The upload is there.',
        headers: {
          'tus-resumable': version,
          location: text('The path of the upload, `/uploads/{uploadId}`.'),
          'upload-offset': { ...received, required: false },
          ...made,
        },
      },
    },
    errors: ofBytes,
  },
  {
    method: 'HEAD',
    path: '/uploads/{uploadId}',
    id: 'findUpload',
    tag: 'uploads',
    summary: 'Where to go on with an upload.',
    access: 'session',
    parts: { uploadId },
    headers: { 'tus-resumable': version },
    answers: {
      200: {
        description: 'The upload as it stands.',
        headers: {
          'tus-resumable': version,
          'upload-offset': received,
          'upload-length': bytes('The whole file', true),
          'upload-metadata': metadata,
          ...made,
        },
      },
    },
    errors: ofProtocol,
  },
  {
    method: 'PATCH',
    path: '/uploads/{uploadId}',
    id: 'continueUpload',
    tag: 'uploads',
    summary: 'Adds bytes to an upload; those that complete the file make its records.',
    description: MORE,
    access: 'session',
    parts: { uploadId },
    headers: { 'tus-resumable': version, 'upload-offset': offset },
    body: { ...part, required: true },
    answers: {
      204: {
        description: 'The bytes are kept.',
        headers: { 'tus-resumable': version, 'upload-offset': received, ...made },
      },
    },
    errors: ofBytes,
  },
  {
    method: 'DELETE',
    path: '/uploads/{uploadId}',
    id: 'cancelUpload',
    tag: 'uploads',
    summary: 'Forgets an upload and its bytes; the records of a complete one stay.',
    access: 'session',
    parts: { uploadId },
    headers: { 'tus-resumable': version },
    answers: { 204: { description: 'The upload is gone.', headers: { 'tus-resumable': version } } },
    errors: [...ofProtocol, 'CONFLICT'],
  },
]
