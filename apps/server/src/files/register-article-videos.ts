import { AppError, ARTICLE_VIDEO_PATH } from 'contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from 'platform'
import { findArticleVideo } from 'support'
import { attachmentNamed } from './content-disposition.ts'
import { sendStoredFile } from './send-stored-file.ts'

type VideoRequest = FastifyRequest<{ Params: { urlName: string }; Querystring: { inline?: string } }>

/**
 * `GET /article/{urlName}/video.mp4`: the video that is linked to an article, whole or in part, for all readers of the article, visitors too.
 * Browsers save it under the title of the article; with `?inline=1` a player shows it.
 */
export function registerArticleVideos(app: FastifyInstance, { platform }: { platform: Platform }): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: ARTICLE_VIDEO_PATH.replace('{urlName}', ':urlName'),
    compress: false,
    config: { policy: { rate: 'read', access: 'visitor' } },
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
