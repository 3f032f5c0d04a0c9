import { AppError, OWN_DATA_PATH } from 'contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from 'platform'
import { readOwnData, recordOwnDataExport } from 'support'
import { attachmentNamed } from '../files/content-disposition.ts'

const FILE_NAME = 'own-data.json'

/** `GET /account/own-data.json`: what is stored about the caller, as an attachment. */
export function registerOwnData(app: FastifyInstance, { platform }: { platform: Platform }): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: OWN_DATA_PATH,
    config: { policy: { rate: 'print', access: 'session' } },
    handler: async (request: FastifyRequest, reply) => {
      if (request.session === null) throw new AppError('NOT_SIGNED_IN')
      const { principal } = request.session.person
      const data = request.method === 'HEAD' ? null : await readOwnData(platform.as(principal), principal)
      if (data !== null) await recordOwnDataExport(platform, principal)
      reply.header('content-disposition', attachmentNamed(FILE_NAME)).type('application/json; charset=utf-8')
      if (data === null) return await reply.send()
      return await reply.send(`${JSON.stringify(data, null, 2)}\n`)
    },
  })
}
