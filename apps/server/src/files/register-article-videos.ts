import { AppError, ARTICLE_VIDEO_PATH } from 'contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from 'platform'
import { findArticleVideo, isVideoAddress } from 'support'
import { Type } from 'typebox'
import { attachmentNamed } from './content-disposition.ts'
import { sendForeignVideo } from './send-foreign-video.ts'
import { sendStoredFile, storedFileSchema } from './send-stored-file.ts'

type VideoParts = { platform: Platform; config: { readonly videoHosts: readonly string[] } }

type VideoRequest = FastifyRequest<{ Params: { urlName: string }; Querystring: { inline?: string } }>

/** Serves the video of an article to all readers of the article: the file that is linked to it, or the video at its address. */
export function registerArticleVideos(app: FastifyInstance, { platform, config: { videoHosts } }: VideoParts): void {
  const running = new Set<AbortController>()
  app.route({
    method: ['GET', 'HEAD'],
    url: ARTICLE_VIDEO_PATH.replace('{urlName}', ':urlName'),
    compress: false,
    config: { policy: { rate: 'read', access: 'visitor' } },
    schema: {
      operationId: 'articleVideo',
      tags: ['Files'],
      summary: 'Downloads or plays the video of an article that the caller may read, whole or in part.',
      description:
        'A video that is hidden, not checked yet or in quarantine is answered like one that does not exist. One on a host of `VIDEO_HOSTS` is passed on under the title of the article; where the host gives no video, and for other hosts, the answer leads to its address.',
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
      const { contentVersionId, address, title } = video
      const disposition = () => (query.inline === '1' ? 'inline' : attachmentNamed(`${title}.mp4`))
      if (address !== null) {
        if (!isVideoAddress(address, videoHosts)) throw new AppError('NOT_FOUND')
        // The server asks hosts alone that its operator has named.
        if (videoHosts.length === 0) return await reply.redirect(address)
        return await sendForeignVideo(request, reply, { address, disposition: disposition(), running })
      }
      return await sendStoredFile(request, reply, { contentVersionId, content, disposition })
    },
  })
}
