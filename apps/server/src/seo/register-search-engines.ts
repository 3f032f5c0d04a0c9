import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from 'platform'
import { escapeHtml } from '../http/escape-html.ts'
import { originOf } from '../http/host-check.ts'

/** The pages beside articles that visitors may look for. */
const PUBLIC_PAGES = ['/login', '/registration-page', '/trouble', '/guest-case']

/** As many addresses as one sitemap may name. */
const MOST_ADDRESSES = 50_000

/** Addresses that hold no page. */
const NO_PAGES = [
  '/api/',
  '/auth/',
  '/cases/',
  '/dev/',
  '/events',
  '/files/',
  '/lists/',
  '/lwr/',
  '/services/',
  '/uploads',
]

const policy = { rate: 'page', access: 'open' } as const

/** What programs look for at addresses of their own: `/robots.txt`, `/sitemap.xml`, and where a password is changed. */
export function registerSearchEngines(app: FastifyInstance, platform: Platform, baseUrl: string | null): void {
  const originFor = ({ headers }: FastifyRequest): string => originOf(baseUrl, headers.host ?? '')

  app.get('/robots.txt', { config: { policy } }, (request, reply) => {
    const lines = ['User-agent: *', ...NO_PAGES.map((path) => `Disallow: ${path}`)]
    const text = [...lines, '', `Sitemap: ${originFor(request)}/sitemap.xml`, ''].join('\n')
    return reply.type('text/plain; charset=utf-8').send(text)
  })

  app.get('/sitemap.xml', { config: { policy } }, async (request, reply) => {
    const origin = originFor(request)
    const pages = PUBLIC_PAGES.map((path) => entry(origin + path, null))
    const entries = [...pages, ...(await articleEntries(platform, origin))]
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
    return await reply.type('application/xml; charset=utf-8').send(xml)
  })

  app.get('/.well-known/change-password', { config: { policy } }, (_request, reply) =>
    reply.redirect('/account/security', 302),
  )
}

/** The articles that everybody may read, the newest first. */
async function articleEntries(platform: Platform, origin: string): Promise<string[]> {
  const articles = await platform.asGuest().records.find('Knowledge__kav', {
    fields: ['UrlName', 'LastPublishedDate'],
    orderBy: ['-LastPublishedDate'],
    limit: MOST_ADDRESSES - PUBLIC_PAGES.length,
  })
  return articles.map(({ fields: { UrlName, LastPublishedDate } }) =>
    entry(
      `${origin}/article/${encodeURIComponent(String(UrlName?.value))}`,
      typeof LastPublishedDate?.value === 'string' ? LastPublishedDate.value : null,
    ),
  )
}

function entry(address: string, changed: string | null): string {
  const lastmod = changed === null ? '' : `<lastmod>${escapeHtml(changed)}</lastmod>`
  return `  <url><loc>${escapeHtml(address)}</loc>${lastmod}</url>`
}
