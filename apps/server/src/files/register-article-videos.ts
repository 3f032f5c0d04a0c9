import { AppError, ARTICLE_VIDEO_PATH } from 'contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from 'platform'
import { findArticleVideo } from 'support'
import { Type } from 'typebox'
import { attachmentNamed } from './content-disposition.ts'
import { sendStoredFile, storedFileSchema } from './send-stored-file.ts'

type VideoRequest = FastifyRequest<{ Params: { urlName: string }; Querystring: { inline?: string } }>

/** Serves the video that is linked to an article to all readers of the article. */
export function registerArticleVideos(app: FastifyInstance, { platform }: { platform: Platform }): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: ARTICLE_VIDEO_PATH.replace('{urlName}', ':urlName'),
    compress: false,
    config: { policy: { rate: 'read', access: 'visitor' } },
    schema: {
      operationId: 'articleVideo',
      tags: ['Files'],
      summary: 'Downloads or plays the video that is linked to an article that the caller may read, whole or in part.',
      description: 'A video that is hidden, not checked yet or in quarantine is answered like one that does not exist.',
      params: Type.Object({ urlName: Type.String({ description: 'The URL name of the article.' }) }),
      querystring: Type.Object({
        inline: Type.Optional(
          Type.Literal('1', {
            description: 'For a player; without it the file is saved under the title of the article.',
          }),
        ),
      }),
      ...storedFileSchema(Type.String({ description: '`attachment` with the title of the article, or `inline`.' })),
      errors: ['NOT_FOUND'],
    },
    handler: async (request: VideoRequest, reply) => {
      const { session, params, query } = request
      const { records, content } = session === null ? platform.asGuest() : platform.as(session.person.principal)
      const video = await findArticleVideo(records, params.urlName)
      if (video === null) throw new AppError('NOT_FOUND')
      const { contentVersionId, title } = video
      const disposition = () => (query.inline === '1' ? 'inline' : attachmentNamed(`${title}.mp4`))
      return await sendStoredFile(request, reply, { contentVersionId, content, disposition })
    },
  })
}
