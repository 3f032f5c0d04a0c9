import { AppError } from 'contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FileRange, Gateway, OpenedContent, Platform } from 'platform'
import { attachmentNamed } from './content-disposition.ts'
import { fileRange } from './file-range.ts'

type FileRequest = FastifyRequest<{ Params: { contentVersionId: string } }>

/**
 * `GET /files/{contentVersionId}`: the file of a version, whole or in part, always as an attachment. Every
 * request checks that the caller may see the version.
 */
export function registerFiles(app: FastifyInstance, platform: Platform): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/files/:contentVersionId',
    compress: false,
    config: { policy: { rate: 'read', access: 'session' } },
    handler: async (request: FileRequest, reply) => {
      if (request.session === null) throw new AppError('NOT_SIGNED_IN')
      return await sendFile(request, reply, platform.as(request.session.person.principal))
    },
  })
}

async function sendFile(request: FileRequest, reply: FastifyReply, gateway: Gateway): Promise<FastifyReply> {
  const { opened, isPart } = await open(request, gateway)
  // A large file on a slow line must not keep its reader from working.
  request.freePlace()
  const { bytes, start, totalBytes, contentType, fileName, stream } = opened
  reply
    .header('etag', entityTag(opened))
    .header('accept-ranges', 'bytes')
    .header('content-disposition', attachmentNamed(fileName))
  if (isPart === 'beyond') {
    stream.destroy()
    reply.header('content-range', `bytes */${totalBytes}`).removeHeader('content-disposition')
    return reply.code(416).send()
  }
  reply.type(contentType).header('content-length', bytes)
  if (isPart) reply.code(206).header('content-range', `bytes ${start}-${start + bytes - 1}/${totalBytes}`)
  if (request.method !== 'HEAD') return reply.send(stream)
  stream.destroy()
  return reply.send()
}

type Opened = { opened: OpenedContent; isPart: boolean | 'beyond' }

async function open({ params, headers }: FileRequest, { content }: Gateway): Promise<Opened> {
  const { contentVersionId } = params
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
