import { AppError, CASE_PDF_PATH, toRecordId18 } from 'contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from 'platform'
import { readCaseDocument, recordExport } from 'support'
import { renderInWorker } from '../adapters/pdf/render-in-worker.ts'
import { attachmentNamed } from '../files/content-disposition.ts'
import { type RenderingQueues, renderingFor } from '../http/rendering-queue.ts'

export type CasePdfParts = {
  platform: Platform
  now: () => number
  renderings: RenderingQueues
}

type CaseRequest = FastifyRequest<{ Params: { caseId: string } }>

/** `GET /cases/{caseId}.pdf`: a case as the caller may see it, as an attachment. It is not cached: every request reads and renders it. */
export function registerCasePdf(app: FastifyInstance, { platform, now, renderings }: CasePdfParts): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: CASE_PDF_PATH.replace('{caseId}', ':caseId([0-9A-Za-z]+)'),
    compress: false,
    config: { policy: { rate: 'print', access: 'session' } },
    handler: async (request: CaseRequest, reply) => {
      if (request.session === null) throw new AppError('NOT_SIGNED_IN')
      const { principal } = request.session.person
      const reader = { gateway: platform.as(principal), principal, now: new Date(now()).toISOString() }
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
