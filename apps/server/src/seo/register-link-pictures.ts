import { createHash } from 'node:crypto'
import { AppError, ARTICLE_PICTURE_PATH, LINK_PICTURE_PATH } from 'contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { widestNetworkOf } from 'identity'
import type { Platform } from 'platform'
import { Type } from 'typebox'
import { type LinkPicture, renderLinkPicture } from '../adapters/link-picture/render-link-picture.ts'
import { mailLook } from '../adapters/mail/render-mail.ts'
import type { Config } from '../config/read-config.ts'
import type { RenderingQueues } from '../http/rendering-queue.ts'

export type LinkPictureParts = {
  platform: Platform
  config: Pick<Config, 'brand' | 'brandColors'>
  renderings: RenderingQueues
}

type ArticleRequest = FastifyRequest<{ Params: { urlName: string } }>

const pictureSchema = {
  tags: ['Operations'],
  produces: ['image/png'],
  response: {
    200: Type.String({ format: 'binary', description: 'The picture, 1200 by 630.' }),
    304: Type.Null({ description: 'It is the picture that `if-none-match` names.' }),
  },
}

/** Serves the preview pictures of links: one for each article that visitors may read, and one for all other pages. */
export function registerLinkPictures(
  app: FastifyInstance,
  { platform, config: settings, renderings }: LinkPictureParts,
): void {
  const config = { policy: { rate: 'page', access: 'open' } } as const
  const send = async (request: FastifyRequest, reply: FastifyReply, picture: LinkPicture): Promise<FastifyReply> => {
    const tag = `"${createHash('sha256').update(JSON.stringify(picture)).digest('base64url')}"`
    reply.header('etag', tag).header('cache-control', 'public, max-age=3600')
    if (request.headers['if-none-match'] === tag) return await reply.code(304).send()
    reply.type('image/png')
    if (request.method === 'HEAD') return await reply.send()
    const network = widestNetworkOf(request.ip)
    const whom = { person: network, account: network }
    return await reply.send(Buffer.from(await renderings.linkPictures(whom, reply, () => renderLinkPicture(picture))))
  }
  const { name, company } = settings.brand
  const color = settings.brandColors?.light ?? mailLook.button

  app.route({
    method: ['GET', 'HEAD'],
    url: LINK_PICTURE_PATH,
    compress: false,
    config,
    schema: {
      ...pictureSchema,
      operationId: 'linkPicture',
      summary: 'The picture that programs show with links to pages of the portal, with its name and color.',
    },
    handler: (request, reply) => send(request, reply, { kind: '', title: name, owner: company, color }),
  })

  app.route({
    method: ['GET', 'HEAD'],
    url: ARTICLE_PICTURE_PATH.replace('{urlName}', ':urlName'),
    compress: false,
    config,
    schema: {
      ...pictureSchema,
      operationId: 'articlePicture',
      summary: 'The picture that programs show with links to an article that visitors may read.',
      params: Type.Object({ urlName: Type.String({ description: 'The URL name of the article.' }) }),
      errors: ['NOT_FOUND'],
    },
    handler: async (request: ArticleRequest, reply) => {
      const [article] = await platform.asGuest().records.find('Knowledge__kav', {
        fields: ['Title', 'InfoType__c', 'Product__r.Name'],
        where: { UrlName: { eq: request.params.urlName } },
        orderBy: [],
        limit: 1,
      })
      if (!article) throw new AppError('NOT_FOUND')
      const { Title, InfoType__c, Product__r } = article.fields
      const product = Product__r?.value
      const productName = typeof product === 'object' && product !== null ? product.fields.Name?.value : null
      const kind = [InfoType__c?.displayValue ?? InfoType__c?.value, productName].filter(Boolean).join(' · ')
      return await send(request, reply, { kind, title: String(Title?.value ?? ''), owner: name, color })
    },
  })
}
