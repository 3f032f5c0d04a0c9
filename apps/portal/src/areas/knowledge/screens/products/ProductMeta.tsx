import { usePage } from '../../../../site/page.tsx'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'
import type { Product } from './page.ts'

/** What search engines, and programs that preview links, read of a product: what visitors do. */
export function ProductMeta({ product: { Name, ItemNumber__c } }: { product: Product }) {
  const { brand, origin } = usePage()
  const [name, productName] = [Name ?? '', ItemNumber__c ?? '']
  const description = messages.description(name, productName)
  const url = origin + paths.products({ productName })
  const properties = {
    type: 'website',
    site_name: brand.name,
    title: name,
    description,
    url,
    image: `${origin}/link-picture.png`,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': brand.name,
  }
  return (
    <>
      <link rel="canonical" href={url} />
      <meta name="description" content={description} />
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={`og:${property}`} content={content} />
      ))}
    </>
  )
}
