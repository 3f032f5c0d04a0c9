import { useState } from 'react'
import { useParams } from 'react-router'
import { LinkMeta } from '../../../../parts/LinkMeta.tsx'
import { usePage } from '../../../../site/page.tsx'
import { paths } from '../../../../site/paths.ts'
import { scriptJson } from '../../../../site/script-json.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import type { Article } from '../../parts/article/article.ts'

/** Properties for the head of the page, from the SEO call of the service; they replace title and summary. */
type Seo = Readonly<Record<string, string>>

/** Metadata of an article for search engines and link previews. An article that is not public has a description only. */
export function ArticleMeta({ article, seo }: { article: Article; seo?: Seo | undefined }) {
  const summary = seo?.Summary || article.summary
  const { brand, origin, nonce } = usePage()
  const { urlName = '' } = useParams()
  const isHydrated = useIsHydrated()
  // The content security policy blocks scripts created in the browser: the script stays as the server wrote it, or is absent.
  const [isWritten] = useState(!isHydrated)
  const description = <meta name="description" content={summary} />
  if (!article.isPublic) {
    return (
      <>
        {description}
        <meta name="robots" content="noindex" />
      </>
    )
  }
  // Only the server writes links and facts.
  const described = import.meta.env.SSR && { ...article, title: seo?.Title || article.title, summary }
  return (
    <>
      {description}
      {described ? <ArticleLinkMeta article={described} address={paths.article({ urlName })} /> : null}
      {isWritten ? (
        <script
          type="application/ld+json"
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which every `<` is escaped
          dangerouslySetInnerHTML={{
            __html: described ? scriptJson(factsOf(described, origin + paths.article({ urlName }), brand.company)) : '',
          }}
        />
      ) : null}
    </>
  )
}

function ArticleLinkMeta({ article: { title, summary }, address }: { article: Article; address: string }) {
  return (
    <LinkMeta
      address={address}
      type="article"
      title={title}
      description={summary}
      picture={{ address: `${address}/picture.png`, alt: title }}
    />
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
