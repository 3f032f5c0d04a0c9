import { Pager, Sheet } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { articleIcon } from '../../../../parts/article-icon.ts'
import { paths } from '../../../../site/paths.ts'
import type { Found, SearchQuery } from '../../reads.ts'
import { FoundRows } from './FoundRows.tsx'
import { messages } from './messages.ts'
import styles from './SearchScreen.module.css'
import { searchHref } from './search-query.ts'

/** Counting of articles stops here. */
const MOST_COUNTED = 1_000
const PAGE = 10

/** One page of the matching articles. */
export function FoundArticles({ query, results }: { query: SearchQuery; results: Found }) {
  const formats = useFormats()
  const { articles, articleCount, page, pages } = results
  const counted = messages.results(articleCount, articleCount === MOST_COUNTED)
  const from = (page - 1) * PAGE + 1
  const step = (to: number) => (to < 1 || to > pages ? undefined : { href: searchHref({ ...query, page: to }) })
  if (articles.length === 0) return null
  return (
    <section aria-label={messages.articles}>
      <h2 className={styles.heading}>
        <span role="status">{counted}</span>
      </h2>
      <Sheet isFlush>
        <FoundRows
          label={messages.articles}
          rows={articles.map((article) => ({
            id: article.id,
            href: paths.article({ urlName: article.urlName }),
            icon: articleIcon(article.type),
            title: article.title,
            snippet: article.snippet,
            badges: [...(article.productName === null ? [] : [article.productName]), ...article.categories.slice(0, 2)],
            meta: [
              article.durationSeconds === null
                ? (messages.types[article.type] ?? article.type)
                : `${messages.types[article.type] ?? article.type}, ${messages.minutes(Math.max(1, Math.round(article.durationSeconds / 60)))}`,
              ...(article.published === null ? [] : [messages.updated(formats.day(article.published))]),
            ].join(' · '),
          }))}
        />
        <Pager
          from={from}
          to={from + articles.length - 1}
          total={articleCount}
          previous={step(page - 1)}
          next={step(page + 1)}
        />
      </Sheet>
    </section>
  )
}
