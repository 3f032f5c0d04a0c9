import type { ReactNode } from 'react'
import { EmptyState, LinkList, type LinkRow, SectionHead, Sheet, SkeletonRows } from 'ui'
import type { DateFormats } from '../../../../format/dates.ts'
import { useFormats } from '../../../../format/use-formats.ts'
import { articleIcon } from '../../../../parts/article-icon.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'
import type { ArticleRow, ArticleShortList } from './use-home-articles.ts'

type RowsProps = {
  title: string
  articles: ArticleShortList
  hasMeta?: boolean
  /** Full width of the page. */
  isWide?: boolean
}

type Props = RowsProps & {
  /** Content at the end of the title. */
  end?: ReactNode
}

/** A list of articles with a title; with `hasMeta` each shows product, type and date. */
export function ArticleList({ title, articles, hasMeta = false, isWide = false, end }: Props) {
  return (
    <section>
      <SectionHead title={title} end={end} />
      <Rows title={title} articles={articles} hasMeta={hasMeta} isWide={isWide} />
    </section>
  )
}

function Rows({ title, articles: { rows, hasFailed, retry }, hasMeta, isWide }: RowsProps) {
  const formats = useFormats()
  if (!rows && hasFailed) {
    return <Failed text={messages.articlesFailed} onRetry={retry} />
  }
  if (!rows) {
    return (
      <Sheet isFlush>
        <SkeletonRows label={messages.loadingArticles} />
      </Sheet>
    )
  }
  return (
    <Sheet isFlush>
      {rows.length > 0 ? (
        <LinkList
          label={title}
          isTwoUp={isWide}
          rows={rows.map((article) => rowOf(article, hasMeta ? metaOf(article, formats) : undefined))}
        />
      ) : (
        <EmptyState title={messages.noArticles} />
      )}
    </Sheet>
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
