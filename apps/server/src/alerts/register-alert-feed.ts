import { AppError, type RecordShape } from 'contract'
import type { FastifyInstance } from 'fastify'
import { ALERT_FEED_PATH, type AlertFeed } from 'support'
import { escapeHtml } from '../http/escape-html.ts'
import { originOf } from '../http/host-check.ts'
import { messages } from './messages.ts'

type FeedParts = {
  /** The alerts that whoever the key was given to can see now; null for a key that is not valid. */
  feedOf(key: string): Promise<AlertFeed | null>
  baseUrl: string | null
  company: string
}

/** Serves everybody's product alerts as RSS 2.0 under a secret address, which feed readers ask without a session. */
export function registerAlertFeed(app: FastifyInstance, { feedOf, baseUrl, company }: FeedParts): void {
  app.get<{ Querystring: { key?: unknown } }>(
    ALERT_FEED_PATH,
    { config: { policy: { rate: 'page', access: 'open' } } },
    async (request, reply) => {
      const { key } = request.query
      const feed = typeof key === 'string' ? await feedOf(key) : null
      if (feed === null) throw new AppError('NOT_FOUND')
      const origin = originOf(baseUrl, request.headers.host ?? '')
      return await reply
        .header('cache-control', 'private, max-age=300')
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex')
        .type('application/rss+xml; charset=utf-8')
        .send(rss(feed, origin, company))
    },
  )
}

function rss({ alerts, contentAllowed }: AlertFeed, origin: string, company: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0">
<channel>
<title>${escapeHtml(messages.feed(company))}</title>
<link>${escapeHtml(`${origin}/product-alerts`)}</link>
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
    ? `<category>${escapeHtml(text('Kind__c'))}</category><description>${escapeHtml(escapeHtml(text('Body__c')))}</description>`
    : ''
  const published = new Date(text('EffectiveDate__c')).toUTCString()
  return `<item><title>${escapeHtml(title)}</title><link>${escapeHtml(link)}</link><guid isPermaLink="true">${escapeHtml(link)}</guid><pubDate>${published}</pubDate>${shown}</item>`
}
