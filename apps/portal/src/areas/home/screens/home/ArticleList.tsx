import type { ReactNode } from 'react'
import { EmptyState, LinkList, type LinkRow, SectionHead } from 'ui'
import type { DateFormats } from '../../../../format/dates.ts'
import { useFormats } from '../../../../format/use-formats.ts'
import { articleIcon } from '../../../../parts/article-icon.ts'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'
import { ShortSheet } from './ShortSheet.tsx'
import type { ArticleRow, ArticleShortList } from './use-home-articles.ts'

type Props = {
  title: string
  articles: ArticleShortList
  hasMeta?: boolean
  /** Full width of the page. */
  isWide?: boolean
  /** Content at the end of the title. */
  end?: ReactNode
}

const texts = { failed: messages.articlesFailed, loading: messages.loadingArticles }

/** A list of articles with a title; with `hasMeta` each shows product, type and date. */
export function ArticleList({ title, articles, hasMeta = false, isWide = false, end }: Props) {
  const formats = useFormats()
  return (
    <section>
      <SectionHead title={title} end={end} />
      <ShortSheet list={articles} texts={texts} empty={<EmptyState title={messages.noArticles} />}>
        {(rows) => (
          <LinkList
            label={title}
            isTwoUp={isWide}
            rows={rows.map((article) => rowOf(article, hasMeta ? metaOf(article, formats) : undefined))}
          />
        )}
      </ShortSheet>
    </section>
  )
}

function rowOf({ urlName, title, recordType, isVideo }: ArticleRow, meta: string | undefined): LinkRow {
  return { href: paths.article({ urlName }), title, icon: articleIcon(recordType, isVideo), meta }
}

/** Product, type and publication date, if known. */
function metaOf({ isVideo, infoType, seconds, published, productName }: ArticleRow, formats: DateFormats): string {
  return [
    productName,
    isVideo && seconds > 0 ? `${infoType}, ${messages.minutes(Math.max(1, Math.round(seconds / 60)))}` : infoType,
    published ? messages.updated(formats.day(published)) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
