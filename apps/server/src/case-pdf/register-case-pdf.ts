import { AppError, CASE_PDF_PATH, limits, toRecordId18 } from 'contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from 'platform'
import { readCaseDocument, recordExport } from 'support'
import { Type } from 'typebox'
import { renderInWorker } from '../adapters/pdf/render-in-worker.ts'
import type { Config } from '../config/read-config.ts'
import { attachmentHeader, attachmentNamed } from '../files/content-disposition.ts'
import { type RenderingQueues, renderingFor } from '../http/rendering-queue.ts'

export type CasePdfParts = {
  platform: Platform
  now: () => number
  renderings: RenderingQueues
  config: Pick<Config, 'brand'>
}

type CaseRequest = FastifyRequest<{ Params: { caseId: string } }>

/** Serves cases as PDF. They are not cached: every request reads and renders the case. */
export function registerCasePdf(app: FastifyInstance, { platform, now, renderings, config }: CasePdfParts): void {
  const { name, company, logoUrl } = config.brand
  const brand = { name, company, hasOwnLogo: logoUrl !== null }
  app.route({
    method: ['GET', 'HEAD'],
    url: CASE_PDF_PATH.replace('{caseId}', ':caseId([0-9A-Za-z]+)'),
    compress: false,
    config: { policy: { rate: 'print', access: 'session' } },
    schema: {
      operationId: 'casePdf',
      tags: ['Saved cases'],
      summary: 'Downloads a case as PDF, as the caller may see it, with its status changes, files and comments.',
      description: `At most ${limits.printedRows} each of comments, files and status changes, and ${limits.printedCharacters} characters of text.`,
      params: Type.Object({
        caseId: Type.String({ minLength: 15, maxLength: 18, description: 'The id of a Case.' }),
      }),
      produces: ['application/pdf'],
      response: {
        200: Type.String({
          format: 'binary',
          description: 'The file.',
          headers: { 'content-disposition': attachmentHeader },
        }),
      },
      errors: ['NOT_FOUND', 'DAILY_LIMIT_REACHED'],
    },
    handler: async (request: CaseRequest, reply) => {
      if (request.session === null) throw new AppError('NOT_SIGNED_IN')
      const { principal } = request.session.person
      const reader = { gateway: platform.as(principal), principal, brand, now: new Date(now()).toISOString() }
      const document = await readCaseDocument(reader, request.params.caseId)
      reply.header('content-disposition', attachmentNamed(document.fileName)).type('application/pdf')
      if (request.method === 'HEAD') return await reply.send()
      const rendered = await renderings.cases(renderingFor(principal), reply, () => renderInWorker(document))
      const id = String(toRecordId18(request.params.caseId))
      await recordExport(platform, principal, { object: 'Case', id })
      return await reply.send(Buffer.from(rendered))
    },
  })
}
