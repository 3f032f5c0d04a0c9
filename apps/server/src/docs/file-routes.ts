import { ARTICLE_VIDEO_PATH, CASE_PDF_PATH, LIST_CSV_PATH, limits, OWN_DATA_PATH } from 'contract'
import type { ParameterDoc, RouteDoc } from './route-doc.ts'

const contentVersionId: ParameterDoc = {
  schema: { type: 'string', minLength: 15, maxLength: 18 },
  description: 'The id of a ContentVersion.',
}

const attachment: ParameterDoc = { schema: { type: 'string' }, description: 'Always `attachment`, with the file name.' }

const ofEveryPart = {
  etag: { schema: { type: 'string' }, description: 'The SHA-256 of the whole file, quoted.' },
  'accept-ranges': { schema: { const: 'bytes' }, description: 'Ranges are in bytes.' },
}

const fileBody = { mediaType: 'application/octet-stream', schema: { type: 'string', format: 'binary' } }

/** How a file is answered, whole or in part. */
const inParts = (disposition: ParameterDoc): Pick<RouteDoc, 'headers' | 'answers'> => ({
  headers: {
    range: {
      schema: { type: 'string', pattern: '^bytes=(\\d+-\\d*|-\\d+)$' },
      description: 'One range in bytes, counted from 0, both ends included; anything else is ignored.',
    },
    'if-range': { schema: { type: 'string' }, description: 'The etag of the file that the range continues.' },
  },
  answers: {
    200: {
      description: 'The whole file.',
      headers: { ...ofEveryPart, 'content-disposition': disposition },
      body: fileBody,
    },
    206: {
      description: 'The requested part.',
      headers: {
        ...ofEveryPart,
        'content-disposition': disposition,
        'content-range': {
          schema: { type: 'string' },
          description: 'First and last byte of the part, and the size of the file.',
        },
      },
      body: fileBody,
    },
    416: {
      description: 'The range is beyond the file; no body.',
      headers: {
        ...ofEveryPart,
        'content-range': { schema: { type: 'string' }, description: '`bytes */` and the size of the file.' },
      },
    },
  },
})

/** Downloads: files of records, and cases as PDF. */
export const fileRoutes: readonly RouteDoc[] = [
  {
    method: 'GET',
    path: '/files/{contentVersionId}',
    id: 'file',
    group: 'files',
    summary: 'Downloads the file of a version that the caller may see, whole or in part.',
    description: `Access is checked by every request. Files have ${limits.attachmentBytes} bytes at most. The media type is that of the stored file.`,
    access: 'session',
    parts: { contentVersionId },
    ...inParts(attachment),
    errors: ['INVALID_ID_FIELD', 'NOT_FOUND'],
  },
  {
    method: 'GET',
    path: ARTICLE_VIDEO_PATH,
    id: 'articleVideo',
    group: 'files',
    summary: 'Downloads or plays the video that is linked to an article that the caller may read, whole or in part.',
    description:
      'Without a session the caller is a guest, who reads public articles. A video that is hidden, not checked yet or in quarantine is answered like one that does not exist.',
    access: 'open',
    parts: { urlName: { schema: { type: 'string' }, description: 'The URL name of the article.' } },
    query: {
      inline: {
        schema: { const: '1' },
        description: 'For a player; without it the file is saved under the title of the article.',
      },
    },
    ...inParts({ schema: { type: 'string' }, description: '`attachment` with the title of the article, or `inline`.' }),
    errors: ['NOT_FOUND'],
  },
  {
    method: 'GET',
    path: '/files/{contentVersionId}/preview',
    id: 'filePreview',
    group: 'files',
    summary: 'Shows a picture, a page of a PDF or the beginning of a text that the caller may open.',
    description: `Pictures (PNG, JPEG, GIF) and pages are rendered, of files up to ${limits.previewFileBytes} bytes; of texts (.txt, .log, .csv) come the first ${limits.previewTextBytes} bytes. A file without a preview, because of its kind, its size or a fault in it, is answered like one that does not exist.`,
    access: 'session',
    parts: { contentVersionId },
    query: {
      page: {
        schema: { type: 'integer', minimum: 1, maximum: 9999, description: 'The page of a PDF, counted from 1.' },
        description: '1 unless it is given.',
      },
    },
    answers: {
      200: {
        description: 'A picture as WebP, or plain text.',
        headers: {
          'preview-pages': { schema: { type: 'integer' }, description: 'How many pages there are; missing for texts.' },
        },
        body: { mediaType: 'image/webp', schema: { type: 'string', contentMediaType: 'image/webp' } },
      },
    },
    errors: ['INVALID_ID_FIELD', 'NOT_FOUND', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
  },
  {
    method: 'GET',
    path: CASE_PDF_PATH,
    id: 'casePdf',
    group: 'cases',
    summary: 'Downloads a case as PDF, as the caller may see it, with its status changes, files and comments.',
    description: `At most ${limits.printedRows} each of comments, files and status changes, and ${limits.printedCharacters} characters of text.`,
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
    errors: ['NOT_FOUND', 'DAILY_LIMIT_REACHED'],
  },
  {
    method: 'GET',
    path: LIST_CSV_PATH,
    id: 'listCsv',
    group: 'lists',
    summary: 'Downloads all rows of a list view that the caller may see as CSV.',
    description:
      'UTF-8 with a byte order mark, CRLF between rows; times in the time zone of the caller, named in the head; an apostrophe before what a spreadsheet would take for a formula.',
    access: 'session',
    parts: {
      objectApiName: { schema: { type: 'string' }, description: 'The name of an object.' },
      listViewApiName: { schema: { type: 'string' }, description: 'The name of a list view of the object.' },
    },
    query: {
      fields: {
        schema: { type: 'string' },
        description:
          'Fields of the rows, separated by commas, such as `Subject,Product__r.Name`; those of the list when absent.',
      },
      searchTerm: { schema: { type: 'string' }, description: 'Words that the rows hold.' },
      where: { schema: { type: 'string' }, description: 'A filter, as the pages of the list take it.' },
      sortBy: {
        schema: { type: 'string' },
        description: 'Fields that order the rows, separated by commas; `-` before one turns it.',
      },
    },
    answers: {
      200: {
        description: 'The file.',
        headers: { 'content-disposition': attachment },
        body: { mediaType: 'text/csv', schema: { type: 'string' } },
      },
    },
    errors: [
      'NOT_FOUND',
      'INVALID_FIELD',
      'INVALID_FILTER',
      'ILLEGAL_QUERY_PARAMETER_VALUE',
      'QUERY_TOO_COMPLICATED',
      'DAILY_LIMIT_REACHED',
    ],
  },
  {
    method: 'GET',
    path: OWN_DATA_PATH,
    id: 'ownData',
    group: 'ownData',
    summary: 'Downloads what is stored about the caller, as the caller may see it.',
    description: `By object, the newest ${limits.ownDataRecords} records of each.`,
    access: 'session',
    parts: {},
    answers: {
      200: {
        description: 'The file.',
        headers: { 'content-disposition': attachment },
        body: { mediaType: 'application/json', schema: { type: 'object' } },
      },
    },
    errors: ['DAILY_LIMIT_REACHED'],
  },
]
