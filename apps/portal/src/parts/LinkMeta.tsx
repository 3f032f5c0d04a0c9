import { usePage } from '../site/page.tsx'

type Props = {
  /** Path and query of the page, without parameters that only hold its state. */
  address: string
  type?: 'website' | 'article'
  title: string
  description: string
  /** The picture of the page and what it shows; the picture of the portal otherwise. */
  picture?: { address: string; alt: string }
}

/**
 * The canonical address and the link preview of a public page. Render it on the server only (`import.meta.env.SSR`): programs that preview
 * links run no code, and `Shell` removes the elements at the first navigation.
 */
export function LinkMeta({ address, type = 'website', title, description, picture }: Props) {
  const { brand, origin } = usePage()
  const url = origin + address
  const properties = {
    type,
    site_name: brand.name,
    title,
    description,
    url,
    image: origin + (picture?.address ?? '/link-picture.png'),
    'image:width': '1200',
    'image:height': '630',
    'image:alt': picture?.alt ?? brand.name,
  }
  return (
    <>
      <link rel="canonical" href={url} data-first />
      {Object.entries(properties).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={content} data-first />
      ))}
    </>
  )
}
