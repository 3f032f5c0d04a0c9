import { buffer } from 'node:stream/consumers'
import { AppError, limits } from 'contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Gateway, OpenedContent, Platform } from 'platform'
import { Type } from 'typebox'
import { type PreviewJob, renderPreview } from '../adapters/preview/render-preview.ts'
import { findSandbox, type Sandbox } from '../adapters/preview/sandbox.ts'
import { versionParams } from '../files/send-stored-file.ts'
import { KEPT } from '../http/call-contexts.ts'
import { type RenderingQueues, renderingFor } from '../http/rendering-queue.ts'

export type PreviewParts = {
  platform: Platform
  renderings: RenderingQueues
  now: () => number
}

type PreviewRequest = FastifyRequest<{ Params: { contentVersionId: string }; Querystring: { page?: string } }>

const renderedKinds: Readonly<Record<string, PreviewJob['kind']>> = {
  'image/png': 'picture',
  'image/jpeg': 'picture',
  'image/gif': 'picture',
  'application/pdf': 'pdf',
}
const textTypes: ReadonlySet<string> = new Set(['text/plain', 'text/csv'])

/** A file that could not be rendered in time is not tried again for this long. */
const FAILURE_KEPT_MS = 10 * 60_000
const MOST_FAILURES = 1_000

/** Serves safe previews of files: rendered pictures, and the beginnings of texts. */
export function registerPreviews(app: FastifyInstance, parts: PreviewParts): void {
  const failures = rememberedFailures(parts.now)
  let sandboxFound: Promise<Sandbox> | null = null
  const sandbox = () => (sandboxFound ??= findSandbox())
  app.route({
    method: 'GET',
    url: '/files/:contentVersionId/preview',
    compress: false,
    config: { policy: { rate: 'read', access: 'session' } },
    schema: {
      operationId: 'filePreview',
      tags: ['Files'],
      summary: 'Shows a picture, a page of a PDF or the beginning of a text that the caller may open.',
      description: `Pictures (PNG, JPEG, GIF) and pages are rendered, of files up to ${limits.previewFileBytes} bytes; of texts (.txt, .log, .csv) come the first ${limits.previewTextBytes} bytes. A file without a preview, because of its kind, its size or a fault in it, is answered like one that does not exist.`,
      params: versionParams,
      querystring: Type.Object({
        page: Type.Optional(
          Type.Integer({
            minimum: 1,
            maximum: 9999,
            description: 'The page of a PDF, counted from 1, which is the default.',
          }),
        ),
      }),
      produces: ['image/webp'],
      response: {
        200: Type.String({
          format: 'binary',
          description: 'A picture as WebP, or plain text.',
          headers: { 'preview-pages': Type.Integer({ description: 'How many pages there are; missing for texts.' }) },
        }),
      },
      errors: ['INVALID_ID_FIELD', 'NOT_FOUND', 'ILLEGAL_QUERY_PARAMETER_VALUE'],
    },
    handler: async (request: PreviewRequest, reply) => {
      if (request.session === null) throw new AppError('NOT_SIGNED_IN')
      const { principal } = request.session.person
      const { content } = parts.platform.as(principal)
      const { contentVersionId } = request.params
      const page = pageOf(request.query.page)
      const opened = await content.open(contentVersionId)
      opened.stream.destroy()
      // Frees the slot of this request, because the preview may wait long in the queue.
      request.freePlace()
      // A version never changes, but the rights of its reader may, so the browser must revalidate its copy at each use.
      const tag = `"${opened.sha256}-${page}"`
      const kept = { 'cache-control': KEPT, vary: 'Cookie', etag: tag }
      if (request.headers['if-none-match'] === tag) return await reply.headers(kept).code(304).send()
      const kind = renderedKinds[opened.contentType]
      if (textTypes.has(opened.contentType) && page === 1)
        return await sendText(reply.headers(kept), content, contentVersionId, opened)
      if (kind === undefined || opened.totalBytes > limits.previewFileBytes) throw new AppError('NOT_FOUND')
      const preview = await parts.renderings.previews(renderingFor(principal), reply, async () => {
        if (failures.has(opened.sha256)) return null
        const file = await buffer((await content.open(contentVersionId)).stream)
        const answer = await renderPreview({ kind, file, page }, await sandbox())
        if (answer === null) failures.add(opened.sha256)
        return answer
      })
      if (preview === null || preview === 'NoPage') throw new AppError('NOT_FOUND')
      reply.headers({ ...kept, 'preview-pages': preview.pages })
      return await reply.type('image/webp').send(Buffer.from(preview.image))
    },
  })
}

/** Hashes of recently failed files. */
export function rememberedFailures(now: () => number): { has(sha256: string): boolean; add(sha256: string): void } {
  const until = new Map<string, number>()
  return {
    has: (sha256) => (until.get(sha256) ?? 0) > now(),
    add: (sha256) => {
      const [oldest] = until.keys()
      if (until.size >= MOST_FAILURES && oldest !== undefined) until.delete(oldest)
      until.set(sha256, now() + FAILURE_KEPT_MS)
    },
  }
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
  return await reply.type('text/plain; charset=utf-8').send(text)
}
