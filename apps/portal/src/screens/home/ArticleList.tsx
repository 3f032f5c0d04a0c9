import type { RecordShape } from 'contract'
import { getListRecords } from 'record-cache'
import { ArticleIcon, EmptyState, LinkList, type LinkRow, SectionHead, Sheet, SkeletonRows, VideoIcon } from 'ui'
import { Failed } from '../../features/Failed.tsx'
import type { DateFormats } from '../../lib/dates.ts'
import { storedOf, textOf } from '../../lib/field-values.ts'
import { paths } from '../../lib/paths.ts'
import { useAdapter } from '../../lib/records.ts'
import { useFormats } from '../../lib/use-formats.ts'
import type { homeArticles } from './home-lists.ts'
import { messages } from './messages.ts'

type Props = { title: string; config: typeof homeArticles.top; hasMeta?: boolean }

/** A list of articles under its title; with `hasMeta` each tells its product, type and date. */
export function ArticleList({ title, config, hasMeta = false }: Props) {
  return (
    <section>
      <SectionHead title={title} />
      <Rows title={title} config={config} hasMeta={hasMeta} />
    </section>
  )
}

function Rows({ title, config, hasMeta }: Props) {
  const { data, state, refresh } = useAdapter(getListRecords, config)
  const formats = useFormats()
  if (!data && state === 'Error') {
    return <Failed text={messages.articlesFailed} action={messages.tryAgain} onRetry={refresh} />
  }
  if (!data) {
    return (
      <Sheet isFlush>
        <SkeletonRows label={messages.loadingArticles} />
      </Sheet>
    )
  }
  return (
    <Sheet isFlush>
      {data.records.length > 0 ? (
        <LinkList
          label={title}
          rows={data.records.map((article) => rowOf(article, hasMeta ? metaOf(article, formats) : undefined))}
        />
      ) : (
        <EmptyState title={messages.noArticles} />
      )}
    </Sheet>
  )
}

function rowOf(article: RecordShape, meta: string | undefined): LinkRow {
  return {
    href: paths.article(storedOf(article, 'UrlName') ?? article.id),
    title: textOf(article, 'Title'),
    icon: isVideo(article) ? VideoIcon : ArticleIcon,
    meta,
  }
}

/** Product, type and last publication, as far as they are given. */
function metaOf(article: RecordShape, formats: DateFormats): string {
  const seconds = Number(storedOf(article, 'DurationSeconds__c') ?? 0)
  const published = storedOf(article, 'LastPublishedDate')
  const type = textOf(article, 'InfoType__c')
  return [
    textOf(article, 'Product__r.Name'),
    isVideo(article) && seconds > 0 ? `${type}, ${messages.minutes(Math.max(1, Math.round(seconds / 60)))}` : type,
    published ? messages.updated(formats.day(published)) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

function isVideo(article: RecordShape): boolean {
  return storedOf(article, 'InfoType__c') === 'Video'
}
