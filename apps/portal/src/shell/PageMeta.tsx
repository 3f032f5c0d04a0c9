import { useLocation } from 'react-router'
import { usePage } from '../site/page.tsx'
import { pageAt } from '../site/pages.ts'
import { pageDescription } from './page-descriptions.ts'

/**
 * What search engines, and programs that preview links, read of a page beside its title. It is drawn on the server alone: they run no code of
 * a page, and `Shell` takes it away at the first navigation.
 */
export function PageMeta() {
  const { brand, origin } = usePage()
  const { pathname, search } = useLocation()
  const [name, entry] = pageAt(pathname) ?? []
  const query = new URLSearchParams(search)
  // Articles and products describe themselves.
  if (name === 'article' || (name === 'products' && query.get('productName'))) return null
  const found = name === undefined ? null : pageDescription(name, pathname, query)
  if (found === null || entry === undefined) return <meta name="robots" content="noindex" data-first />
  const url = origin + found.address
  const properties = {
    type: 'website',
    site_name: brand.name,
    title: entry.title,
    description: found.description,
    url,
    image: `${origin}/link-picture.png`,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': brand.name,
  }
  return (
    <>
      <link rel="canonical" href={url} data-first />
      <meta name="description" content={found.description} data-first />
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={`og:${property}`} content={content} data-first />
      ))}
    </>
  )
}
