import { useLocation } from 'react-router'
import { LinkMeta } from '../parts/LinkMeta.tsx'
import { type PageName, pageAt } from '../site/pages.ts'
import { descriptions, legalDescriptions } from './page-descriptions.ts'

/**
 * The description of a page for search engines, or `noindex`: personal pages, search results, and pages of mailed links. Articles and
 * products render their own `LinkMeta`.
 */
export function PageMeta() {
  const { pathname, search } = useLocation()
  const [name, entry] = pageAt(pathname) ?? []
  const query = new URLSearchParams(search)
  if (name === 'article' || (name === 'products' && query.get('productName'))) return null
  const description = name === undefined ? undefined : descriptionOf(name, pathname, query)
  return description === undefined || entry === undefined ? (
    <meta name="robots" content="noindex" data-first />
  ) : (
    <>
      <meta name="description" content={description} data-first />
      <LinkMeta address={pathname} title={entry.title} description={description} />
    </>
  )
}

function descriptionOf(page: PageName, pathname: string, query: URLSearchParams): string | undefined {
  if (page === 'search' && query.get('q')) return undefined
  return page === 'legal' ? legalDescriptions[pathname.split('/')[2] ?? ''] : descriptions[page]
}
