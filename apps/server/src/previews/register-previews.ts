import { buffer } from 'node:stream/consumers'
import { AppError, limits } from 'contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Gateway, OpenedContent, Platform } from 'platform'
import { type PreviewJob, renderPreview } from '../adapters/preview/render-preview.ts'
import type { RenderingQueue } from '../http/rendering-queue.ts'

export type PreviewParts = {
  platform: Platform
  queued: RenderingQueue
}

type PreviewRequest = FastifyRequest<{ Params: { contentVersionId: string }; Querystring: { page?: string } }>

const renderedKinds: Readonly<Record<string, PreviewJob['kind']>> = {
  'image/png': 'picture',
  'image/jpeg': 'picture',
  'image/gif': 'picture',
  'application/pdf': 'pdf',
}
const textTypes: ReadonlySet<string> = new Set(['text/plain', 'text/csv'])

/** A version never changes, so neither does its preview. Sign-out clears the cache of the browser. */
const KEPT = 'private, max-age=31536000, immutable'

/**
 * `GET /files/{contentVersionId}/preview`: a safe preview of a file. Pictures and pages of PDFs are rendered as new pictures; of texts
 * the beginning is sent as plain text. Every request checks that the caller may open the file.
 */
export function registerPreviews(app: FastifyInstance, parts: PreviewParts): void {
  app.route({
    method: 'GET',
    url: '/files/:contentVersionId/preview',
    compress: false,
    config: { policy: { rate: 'read', access: 'session' } },
    handler: async (request: PreviewRequest, reply) => {
      if (request.session === null) throw new AppError('NOT_SIGNED_IN')
      const { principal } = request.session.person
      const { content } = parts.platform.as(principal)
      const { contentVersionId } = request.params
      const page = pageOf(request.query.page)
      const opened = await content.open(contentVersionId)
      opened.stream.destroy()
      // The preview may wait long in the queue, so it must not take one of the places for requests of the caller.
      request.freePlace()
      const kind = renderedKinds[opened.contentType]
      if (textTypes.has(opened.contentType) && page === 1)
        return await sendText(reply, content, contentVersionId, opened)
      if (kind === undefined || opened.totalBytes > limits.previewFileBytes) throw new AppError('NOT_FOUND')
      const preview = await parts.queued(principal.userId, async () => {
        const file = await buffer((await content.open(contentVersionId)).stream)
        return await renderPreview({ kind, file, page })
      })
      if (preview === null) throw new AppError('NOT_FOUND')
      reply.header('cache-control', KEPT).header('preview-pages', preview.pages)
      return await reply.type('image/webp').send(Buffer.from(preview.image))
    },
  })
}

function pageOf(page = '1'): number {
  if (!/^[1-9]\d{0,3}$/.test(page)) throw new AppError('ILLEGAL_QUERY_PARAMETER_VALUE', { parameter: 'page' })
  return Number(page)
}

/** Sends the beginning of a text, without an incomplete character at its end. */
async function sendText(
  reply: FastifyReply,
  content: Gateway['content'],
  contentVersionId: string,
  { totalBytes }: OpenedContent,
): Promise<FastifyReply> {
  const range = { start: 0, end: limits.previewTextBytes - 1 }
  const { stream } = await content.open(contentVersionId, ...(totalBytes === 0 ? [] : [range]))
  const text = new TextDecoder().decode(await buffer(stream), { stream: true })
  return await reply.header('cache-control', KEPT).type('text/plain; charset=utf-8').send(text)
}
