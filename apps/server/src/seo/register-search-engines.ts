import { escapeMarkup } from 'contract'
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify'
import type { Platform } from 'platform'
import { withoutProductPages } from 'support'
import { Type } from 'typebox'
import type { Config } from '../config/read-config.ts'
import { originOf } from '../http/host-check.ts'

/** The public pages other than articles and products. */
const PUBLIC_PAGES = [
  '/',
  '/login',
  '/registration-page',
  '/trouble',
  '/guest-case',
  '/knowledge',
  '/products-and-services',
  '/legal/terms',
  '/legal/privacy',
  '/legal/cookies',
]

/** The limit of addresses in one sitemap. */
const MAX_ADDRESSES = 50_000
/** More than any catalogue has. */
const MAX_PRODUCTS = 500

/** Paths without pages. */
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

type SearchEngineParts = { platform: Platform; config: Pick<Config, 'baseUrl'> }

/** Serves the addresses that programs know. */
export function registerSearchEngines(app: FastifyInstance, { platform, config }: SearchEngineParts): void {
  const originFor = ({ headers }: FastifyRequest): string => originOf(config.baseUrl, headers.host ?? '')

  const robots: FastifySchema = {
    operationId: 'robots',
    tags: ['Operations'],
    summary: 'What programs that collect pages may ask for, and the address of the sitemap.',
    produces: ['text/plain'],
    response: { 200: Type.String({ description: 'The text.' }) },
  }
  app.get('/robots.txt', { schema: robots, config: { policy } }, (request, reply) => {
    const lines = ['User-agent: *', ...NO_PAGES.map((path) => `Disallow: ${path}`)]
    const text = [...lines, '', `Sitemap: ${originFor(request)}/sitemap.xml`, ''].join('\n')
    return reply.type('text/plain; charset=utf-8').send(text)
  })

  const sitemap: FastifySchema = {
    operationId: 'sitemap',
    tags: ['Operations'],
    summary: `The addresses of public pages and articles, at most ${MAX_ADDRESSES.toLocaleString('en-US')}.`,
    produces: ['application/xml'],
    response: { 200: Type.String({ description: 'The sitemap.' }) },
  }
  app.get('/sitemap.xml', { schema: sitemap, config: { policy } }, async (request, reply) => {
    const origin = originFor(request)
    const pages = PUBLIC_PAGES.map((path) => entry(origin + path, null))
    const entries = [...pages, ...(await productEntries(platform, origin)), ...(await articleEntries(platform, origin))]
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
    return await reply.type('application/xml; charset=utf-8').send(xml)
  })

  const changePassword: FastifySchema = {
    operationId: 'changePassword',
    tags: ['Operations'],
    summary: 'Leads password managers to the page on which people change their password.',
    response: { 302: Type.Null({ description: 'To that page.' }) },
  }
  app.get('/.well-known/change-password', { schema: changePassword, config: { policy } }, (_request, reply) =>
    reply.redirect('/account/security', 302),
  )
}

/** The products that visitors may see. */
async function productEntries(platform: Platform, origin: string): Promise<string[]> {
  const products = await platform.asGuest().records.find('Product2', {
    fields: ['ItemNumber__c'],
    orderBy: ['Name'],
    limit: MAX_PRODUCTS,
  })
  return products.map(({ fields: { ItemNumber__c } }) =>
    entry(`${origin}/products-and-services?productName=${encodeURIComponent(String(ItemNumber__c?.value))}`, null),
  )
}

/** The articles that visitors may read, the newest first. */
async function articleEntries(platform: Platform, origin: string): Promise<string[]> {
  const articles = await platform.asGuest().records.find('Knowledge__kav', {
    fields: ['UrlName', 'LastPublishedDate'],
    // Articles about a product page only redirect to that page.
    where: withoutProductPages,
    orderBy: ['-LastPublishedDate'],
    limit: MAX_ADDRESSES - MAX_PRODUCTS - PUBLIC_PAGES.length,
  })
  return articles.map(({ fields: { UrlName, LastPublishedDate } }) =>
    entry(
      `${origin}/article/${encodeURIComponent(String(UrlName?.value))}`,
      typeof LastPublishedDate?.value === 'string' ? LastPublishedDate.value : null,
    ),
  )
}

function entry(address: string, changed: string | null): string {
  const lastmod = changed === null ? '' : `<lastmod>${escapeMarkup(changed)}</lastmod>`
  return `  <url><loc>${escapeMarkup(address)}</loc>${lastmod}</url>`
}
