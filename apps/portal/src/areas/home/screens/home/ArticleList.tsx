import { ArticleIcon, EmptyState, LinkList, type LinkRow, SectionHead, Sheet, SkeletonRows, VideoIcon } from 'ui'
import type { DateFormats } from '../../../../format/dates.ts'
import { useFormats } from '../../../../format/use-formats.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { textOf } from '../../../../records/field-values.ts'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'
import type { ArticleRow, ArticleShortList } from './use-home-articles.ts'

type Props = { title: string; articles: ArticleShortList; hasMeta?: boolean }

/** A list of articles under its title; with `hasMeta` each tells its product, type and date. */
export function ArticleList({ title, articles, hasMeta = false }: Props) {
  return (
    <section>
      <SectionHead title={title} />
      <Rows title={title} articles={articles} hasMeta={hasMeta} />
    </section>
  )
}

function Rows({ title, articles: { rows, hasFailed, retry }, hasMeta }: Props) {
  const formats = useFormats()
  if (!rows && hasFailed) {
    return <Failed text={messages.articlesFailed} action={messages.tryAgain} onRetry={retry} />
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
          rows={rows.map((article) => rowOf(article, hasMeta ? metaOf(article, formats) : undefined))}
        />
      ) : (
        <EmptyState title={messages.noArticles} />
      )}
    </Sheet>
  )
}

function rowOf(article: ArticleRow, meta: string | undefined): LinkRow {
  return {
    href: paths.article({ urlName: article.fields.UrlName.value ?? article.id }),
    title: textOf(article.fields.Title),
    icon: isVideo(article) ? VideoIcon : ArticleIcon,
    meta,
  }
}

/** Product, type and last publication, as far as they are given. */
function metaOf(article: ArticleRow, formats: DateFormats): string {
  const { InfoType__c, DurationSeconds__c, LastPublishedDate, Product__r } = article.fields
  const seconds = DurationSeconds__c?.value ?? 0
  const published = LastPublishedDate?.value
  const type = textOf(InfoType__c)
  return [
    textOf(Product__r?.value?.fields.Name),
    isVideo(article) && seconds > 0 ? `${type}, ${messages.minutes(Math.max(1, Math.round(seconds / 60)))}` : type,
    published ? messages.updated(formats.day(published)) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

function isVideo({ fields }: ArticleRow): boolean {
  return fields.InfoType__c.value === 'Video'
}
