import { AppError, limits } from 'contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from 'platform'
import { attachmentHeader, attachmentNamed } from './content-disposition.ts'
import { sendStoredFile, storedFileSchema, versionParams } from './send-stored-file.ts'

type FileRequest = FastifyRequest<{ Params: { contentVersionId: string } }>

/** Serves the file of a version, always as an attachment. */
export function registerFiles(app: FastifyInstance, { platform }: { platform: Platform }): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/files/:contentVersionId',
    compress: false,
    config: { policy: { rate: 'read', access: 'session' } },
    schema: {
      operationId: 'file',
      tags: ['Files'],
      summary: 'Downloads the file of a version that the caller may see, whole or in part.',
      description: `Access is checked by every request. Files have ${limits.attachmentBytes} bytes at most. The media type is that of the stored file.`,
      params: versionParams,
      ...storedFileSchema(attachmentHeader),
      errors: ['INVALID_ID_FIELD', 'NOT_FOUND'],
    },
    handler: async (request: FileRequest, reply) => {
      if (request.session === null) throw new AppError('NOT_SIGNED_IN')
      const { content } = platform.as(request.session.person.principal)
      const { contentVersionId } = request.params
      return await sendStoredFile(request, reply, { contentVersionId, content, disposition: attachmentNamed })
    },
  })
}
