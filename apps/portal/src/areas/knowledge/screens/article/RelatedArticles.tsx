import { useRead } from 'record-cache-react'
import { ArticleIcon, LinkList, Sheet, VideoIcon } from 'ui'
import { useReads } from '../../../../records/use-reads.ts'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'
import { article } from './page.ts'

/** What else there is to read; nobody misses it where it cannot be loaded. */
export function RelatedArticles() {
  const { data } = useRead(useReads(article).related)
  if (!data || data.length === 0) return null
  return (
    <Sheet isFlush title={messages.related}>
      <LinkList
        label={messages.related}
        rows={data.map(({ UrlName, Title, Product__r, RecordType }) => ({
          href: paths.article({ urlName: UrlName ?? '' }),
          title: Title,
          meta: Product__r?.Name,
          icon: RecordType?.DeveloperName === 'Video' ? VideoIcon : ArticleIcon,
        }))}
      />
    </Sheet>
  )
}
