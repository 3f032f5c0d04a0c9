import { useState } from 'react'
import { useParams } from 'react-router'
import { usePage } from '../../../../site/page.tsx'
import { paths } from '../../../../site/paths.ts'
import { scriptJson } from '../../../../site/script-json.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import type { Article } from '../../parts/article/article.ts'

/** What the service tells search engines. */
type Told = Readonly<Record<string, string>>

/** What search engines, and programs that preview links, read of an article: of one that is not for everybody, that it is none of theirs. */
export function ArticleMeta({ article, told }: { article: Article; told?: Told | undefined }) {
  const { isPublic } = article
  const title = told?.Title || article.title
  const summary = told?.Summary || article.summary
  const { brand, origin, nonce } = usePage()
  const { urlName = '' } = useParams()
  const isHydrated = useIsHydrated()
  // The rules for scripts of a page keep its own code from making one: it stays as the server wrote it, or is not there.
  const [isWritten] = useState(!isHydrated)
  if (!isPublic) return <meta name="robots" content="noindex" />
  const url = origin + paths.article({ urlName })
  return (
    <>
      <meta name="description" content={summary} />
      {import.meta.env.SSR ? <LinkMeta url={url} title={title} summary={summary} /> : null}
      {isWritten ? (
        <script
          type="application/ld+json"
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which every `<` is escaped
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR ? scriptJson(factsOf({ ...article, title, summary }, url, brand.company)) : '',
          }}
        />
      ) : null}
    </>
  )
}

/**
 * What programs that preview links read. It is drawn on the server alone: they run no code of a page, and `Shell` takes it away at the first
 * navigation.
 */
function LinkMeta({ url, title, summary }: { url: string; title: string; summary: string }) {
  const properties = {
    type: 'article',
    site_name: usePage().brand.name,
    title,
    description: summary,
    url,
    image: `${url}/picture.png`,
    'image:width': '1200',
    'image:height': '630',
    'image:alt': title,
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

function factsOf(article: Article, url: string, publisher: string): object {
  const { title, summary, published, type, isVideo, video, hasLength, minutes } = article
  const kind = isVideo ? 'VideoObject' : type === 'Documentation' ? 'TechArticle' : 'Article'
  const ofAll = {
    '@context': 'https://schema.org',
    '@type': kind,
    description: summary,
    url,
    dateModified: published,
    publisher: { '@type': 'Organization', name: publisher },
  }
  if (kind !== 'VideoObject') return { ...ofAll, headline: title }
  return {
    ...ofAll,
    name: title,
    uploadDate: published,
    thumbnailUrl: `${url}/picture.png`,
    ...(hasLength ? { duration: `PT${minutes}M` } : {}),
    ...(video === null ? {} : { contentUrl: new URL(video, url).href }),
  }
}
