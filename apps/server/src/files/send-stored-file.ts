import { AppError } from 'contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileRange, Gateway, OpenedContent } from 'platform'
import { type TString, Type } from 'typebox'
import { closeWhenRefused } from './close-when-refused.ts'

export type StoredFile = {
  contentVersionId: string
  /** What the caller may open. */
  content: Gateway['content']
  /** The content-disposition for a file name: saved under this name, or shown inline. */
  disposition(fileName: string): string
}

/** The id of a version in a path. */
export const versionParams = Type.Object({
  contentVersionId: Type.String({ minLength: 15, maxLength: 18, description: 'The id of a ContentVersion.' }),
})

const ofEveryPart = {
  etag: Type.String({ description: 'The SHA-256 of the whole file, quoted.' }),
  'accept-ranges': Type.Literal('bytes', { description: 'Ranges are in bytes.' }),
}

/** The schema of a route that answers with a stored file. */
export const storedFileSchema = (disposition: TString) => ({
  produces: ['application/octet-stream'],
  headers: Type.Object({
    range: Type.Optional(
      Type.String({
        pattern: '^bytes=(\\d+-\\d*|-\\d+)$',
        description: 'One range in bytes, counted from 0, both ends included; anything else is ignored.',
      }),
    ),
    'if-range': Type.Optional(Type.String({ description: 'The etag of the file that the range continues.' })),
  }),
  response: {
    200: Type.String({
      format: 'binary',
      description: 'The whole file.',
      headers: { ...ofEveryPart, 'content-disposition': disposition },
    }),
    206: Type.String({
      format: 'binary',
      description: 'The requested part.',
      headers: {
        ...ofEveryPart,
        'content-disposition': disposition,
        'content-range': Type.String({ description: 'First and last byte of the part, and the size of the file.' }),
      },
    }),
    416: Type.Null({
      description: 'The range is beyond the file; no body.',
      headers: {
        ...ofEveryPart,
        'content-range': Type.String({ description: '`bytes */` and the size of the file.' }),
      },
    }),
  },
})

/**
 * Answers with the file of a version, whole or in part.
 *
 * @throws AppError `NOT_FOUND`, also for a file that the caller may not open.
 */
export async function sendStoredFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
): Promise<FastifyReply> {
  const { opened, isPart } = await open(request, file)
  // Frees the slot of this request: a long download must not block other requests of its reader.
  request.freePlace()
  const { bytes, start, totalBytes, contentType, fileName, stream } = opened
  reply
    .header('etag', entityTag(opened))
    .header('accept-ranges', 'bytes')
    .header('content-disposition', file.disposition(fileName))
  if (isPart === 'beyond') {
    stream.destroy()
    reply.header('content-range', `bytes */${totalBytes}`).removeHeader('content-disposition')
    return reply.code(416).send()
  }
  reply.type(contentType).header('content-length', bytes)
  if (isPart) reply.code(206).header('content-range', `bytes ${start}-${start + bytes - 1}/${totalBytes}`)
  if (request.method === 'HEAD') {
    stream.destroy()
    return reply.send()
  }
  closeWhenRefused(reply, () => mayStillOpen(file))
  return reply.send(stream)
}

async function mayStillOpen({ contentVersionId, content }: StoredFile): Promise<boolean> {
  try {
    return await content.canOpen(contentVersionId)
  } catch (error) {
    // With a spent budget, the rights are checked again a second later.
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return true
    throw error
  }
}

type Opened = { opened: OpenedContent; isPart: boolean | 'beyond' }

async function open({ headers }: FastifyRequest, { contentVersionId, content }: StoredFile): Promise<Opened> {
  const range = fileRange(headers.range)
  const condition = headers['if-range']
  if (range !== undefined && condition === undefined) return await openPart(contentVersionId, range, content)
  const opened = await content.open(contentVersionId)
  if (range === undefined || condition !== entityTag(opened)) return { opened, isPart: false }
  // With a matching If-Range the client already has the start of this file and needs only the range.
  opened.stream.destroy()
  return await openPart(contentVersionId, range, content)
}

async function openPart(contentVersionId: string, range: FileRange, content: Gateway['content']): Promise<Opened> {
  try {
    return { opened: await content.open(contentVersionId, range), isPart: true }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'ILLEGAL_QUERY_PARAMETER_VALUE') throw error
    return { opened: await content.open(contentVersionId), isPart: 'beyond' }
  }
}

const entityTag = ({ sha256 }: OpenedContent): string => `"${sha256}"`

/**
 * Reads a Range header.
 *
 * @returns undefined without the header, and for anything but a single byte range: HTTP allows to ignore others.
 */
export function fileRange(header: string | undefined): FileRange | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  const [, start = '', end = ''] = match ?? []
  if (start === '') return end === '' ? undefined : { last: Number(end) }
  if (end === '') return { start: Number(start) }
  return Number(end) < Number(start) ? undefined : { start: Number(start), end: Number(end) }
}
