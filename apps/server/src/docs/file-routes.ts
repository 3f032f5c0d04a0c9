import { CASE_PDF_PATH, limits } from 'contract'
import type { ParameterDoc, RouteDoc } from './route-doc.ts'

const contentVersionId: ParameterDoc = {
  schema: { type: 'string', minLength: 15, maxLength: 18 },
  description: 'The id of a ContentVersion.',
}

const attachment: ParameterDoc = { schema: { type: 'string' }, description: 'Always an attachment, with its name.' }

const ofEveryPart = {
  etag: { schema: { type: 'string' }, description: 'The SHA-256 of the whole file, quoted.' },
  'accept-ranges': { schema: { const: 'bytes' }, description: 'Parts are counted in bytes.' },
}

const fileBody = { mediaType: 'application/octet-stream', schema: { type: 'string', format: 'binary' } }

/** Files of records, and cases as files. */
export const fileRoutes: readonly RouteDoc[] = [
  {
    method: 'GET',
    path: '/files/{contentVersionId}',
    id: 'file',
    tag: 'files',
    summary: 'The file of a version that the caller may see, whole or in part, always to be saved.',
    description: `Every request asks anew whether the caller sees the version. Files have ${limits.attachmentBytes} bytes at most. The media type is that of the stored file.`,
    access: 'session',
    parts: { contentVersionId },
    headers: {
      range: {
        schema: { type: 'string', pattern: '^bytes=(\\d+-\\d*|-\\d+)$' },
        description:
          'One range in bytes, counted from 0, both ends included; anything else is as if it were not there.',
      },
      'if-range': { schema: { type: 'string' }, description: 'The etag of the file that the range continues.' },
    },
    answers: {
      200: {
        description: 'The whole file.',
        headers: { ...ofEveryPart, 'content-disposition': attachment },
        body: fileBody,
      },
      206: {
        description: 'The part that was asked for.',
        headers: {
          ...ofEveryPart,
          'content-disposition': attachment,
          'content-range': {
            schema: { type: 'string' },
            description: 'First and last byte of the part, and all bytes.',
          },
        },
        body: fileBody,
      },
      416: {
        description: 'The range lies beyond the file; without a body.',
        headers: {
          ...ofEveryPart,
          'content-range': { schema: { type: 'string' }, description: '`bytes */` and how many bytes there are.' },
        },
      },
    },
    errors: ['INVALID_ID_FIELD', 'NOT_FOUND'],
  },
  {
    method: 'GET',
    path: CASE_PDF_PATH,
    id: 'casePdf',
    tag: 'cases',
    summary: 'A case as the caller may see it, with its status changes, files and comments, as a PDF to save.',
    description: `At most ${limits.printedRows} comments, files and status changes each, and ${limits.printedCharacters} characters of its texts.`,
    access: 'session',
    parts: {
      caseId: { schema: { type: 'string', minLength: 15, maxLength: 18 }, description: 'The id of a Case.' },
    },
    answers: {
      200: {
        description: 'The file.',
        headers: { 'content-disposition': attachment },
        body: { mediaType: 'application/pdf', schema: { type: 'string', contentMediaType: 'application/pdf' } },
      },
    },
    errors: ['NOT_FOUND'],
  },
]
