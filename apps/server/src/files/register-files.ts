import { AppError, limits } from 'contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from 'platform'
import { attachmentHeader, attachmentNamed } from './content-disposition.ts'
import { sendStoredFile, storedFileSchema, versionParams } from './send-stored-file.ts'

type FileRequest = FastifyRequest<{ Params: { contentVersionId: string } }>

/** Serves the file of a version, always as an attachment; visitors get the files of public articles. */
export function registerFiles(app: FastifyInstance, { platform }: { platform: Platform }): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/files/:contentVersionId',
    compress: false,
    config: { policy: { rate: 'read', access: 'visitor' } },
    schema: {
      operationId: 'file',
      tags: ['Files'],
      summary:
        'Downloads the file of a version that the caller may see, whole or in part; without a session those of public articles.',
      description: `Access is checked by every request. Files have ${limits.attachmentBytes} bytes at most. The media type is that of the stored file.`,
      params: versionParams,
      ...storedFileSchema(attachmentHeader),
      errors: ['INVALID_ID_FIELD', 'NOT_FOUND', 'NOT_SIGNED_IN'],
    },
    handler: async (request: FileRequest, reply) => {
      const { session, params } = request
      const { content } = session === null ? platform.asGuest() : platform.as(session.person.principal)
      const file = { contentVersionId: params.contentVersionId, content, disposition: attachmentNamed }
      try {
        return await sendStoredFile(request, reply, file)
      } catch (error) {
        // Signing in may show it. A file that does not exist gets the same answer.
        if (session === null && error instanceof AppError && error.code === 'NOT_FOUND') {
          throw new AppError('NOT_SIGNED_IN')
        }
        throw error
      }
    },
  })
}
