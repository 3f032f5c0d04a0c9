import { AppError } from 'contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from 'platform'
import { attachmentNamed } from './content-disposition.ts'
import { sendStoredFile } from './send-stored-file.ts'

type FileRequest = FastifyRequest<{ Params: { contentVersionId: string } }>

/**
 * `GET /files/{contentVersionId}`: the file of a version, whole or in part, always as an attachment. Every
 * request checks that the caller may see the version.
 */
export function registerFiles(app: FastifyInstance, { platform }: { platform: Platform }): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/files/:contentVersionId',
    compress: false,
    config: { policy: { rate: 'read', access: 'session' } },
    handler: async (request: FileRequest, reply) => {
      if (request.session === null) throw new AppError('NOT_SIGNED_IN')
      const { content } = platform.as(request.session.person.principal)
      const { contentVersionId } = request.params
      return await sendStoredFile(request, reply, { contentVersionId, content, disposition: attachmentNamed })
    },
  })
}
