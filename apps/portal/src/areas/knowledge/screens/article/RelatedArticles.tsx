import { useRead } from 'record-cache-react'
import { LinkList, Sheet } from 'ui'
import { useReads } from '../../../../records/use-reads.ts'
import { articleRow } from '../../parts/article-row.ts'
import { messages } from './messages.ts'
import { article } from './page.ts'

/** What else there is to read; nobody misses it where it cannot be loaded. */
export function RelatedArticles() {
  const { data } = useRead(useReads(article).related)
  if (!data || data.length === 0) return null
  return (
    <Sheet isFlush title={messages.related}>
      <LinkList label={messages.related} rows={data.map((article) => articleRow(article, article.Product__r?.Name))} />
    </Sheet>
  )
}
