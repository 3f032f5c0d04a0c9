import { AppError, escapeMarkup, type RecordShape } from 'contract'
import type { FastifyInstance } from 'fastify'
import { ALERT_FEED_PATH, type AlertFeed } from 'support'
import { Type } from 'typebox'
import type { Config } from '../config/read-config.ts'
import { originOf } from '../http/host-check.ts'

const messages = {
  feed: (company: string) => `Product alerts of ${company}`,
  feedOf: 'Alerts about the products of your account',
  /** Replaces the title for readers whose mails and feeds may hold no content. */
  newAlert: 'New product alert',
} as const

type FeedParts = {
  alerts: {
    /** The alerts that the owner of the key may see now; null for an invalid key. */
    feedOf(key: string): Promise<AlertFeed | null>
  }
  config: Pick<Config, 'baseUrl' | 'brand'>
}

/** Serves the product alerts of each person as RSS 2.0 at a secret address, which feed readers request without a session. */
export function registerAlertFeed(app: FastifyInstance, { alerts, config }: FeedParts): void {
  app.get<{ Querystring: { key?: unknown } }>(
    ALERT_FEED_PATH,
    {
      config: { policy: { rate: 'page', access: 'open' } },
      schema: {
        operationId: 'alertFeed',
        tags: ['Operations'],
        summary:
          'The 50 newest product alerts of a user as RSS 2.0, under the secret address that `getAlertFeed` answers.',
        querystring: Type.Object({ key: Type.String({ description: 'The key of the address.' }) }),
        produces: ['application/rss+xml'],
        response: { 200: Type.String({ description: 'The feed.' }) },
        errors: ['NOT_FOUND'],
      },
    },
    async (request, reply) => {
      const { key } = request.query
      const feed = typeof key === 'string' ? await alerts.feedOf(key) : null
      if (feed === null) throw new AppError('NOT_FOUND')
      const origin = originOf(config.baseUrl, request.headers.host ?? '')
      return await reply
        .header('cache-control', 'private, max-age=300')
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex')
        .type('application/rss+xml; charset=utf-8')
        .send(rss(feed, origin, config.brand.company))
    },
  )
}

function rss({ alerts, contentAllowed }: AlertFeed, origin: string, company: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0">
<channel>
<title>${escapeMarkup(messages.feed(company))}</title>
<link>${escapeMarkup(`${origin}/product-alerts`)}</link>
<description>${messages.feedOf}</description>
<ttl>60</ttl>
${alerts.map((alert) => item(alert, origin, contentAllowed)).join('\n')}
</channel>
</rss>
`
}

function item(alert: RecordShape, origin: string, contentAllowed: boolean): string {
  const text = (field: string): string => String(alert.fields[field]?.value ?? '')
  const product = String((alert.fields.Product__r?.value as RecordShape | null)?.fields.Name?.value ?? '')
  const link = `${origin}/product-alert?id=${alert.id}`
  const title = contentAllowed ? `${product}: ${text('Title__c')}` : messages.newAlert
  const shown = contentAllowed
    ? `<category>${escapeMarkup(text('Kind__c'))}</category><description>${escapeMarkup(escapeMarkup(text('Body__c')))}</description>`
    : ''
  const published = new Date(text('EffectiveDate__c')).toUTCString()
  return `<item><title>${escapeMarkup(title)}</title><link>${escapeMarkup(link)}</link><guid isPermaLink="true">${escapeMarkup(link)}</guid><pubDate>${published}</pubDate>${shown}</item>`
}
