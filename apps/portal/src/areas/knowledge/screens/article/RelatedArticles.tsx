import { useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import { LinkList, Sheet } from 'ui'
import { useReads } from '../../../../records/use-reads.ts'
import { articleRow } from '../../parts/article-row.ts'
import { messages } from './messages.ts'
import { article } from './page.ts'

/** What else there is to read; nobody misses it where it cannot be loaded. */
export function RelatedArticles() {
  const { data } = useRead(useReads(article).related)
  const [address] = useSearchParams()
  if (!data || data.length === 0) return null
  // One after the other, they lead back to the case that the first was opened from.
  const from = { caseId: address.get('caseId') ?? undefined, caseNumber: address.get('caseNumber') ?? undefined }
  return (
    <Sheet isFlush title={messages.related}>
      <LinkList
        label={messages.related}
        rows={data.map((article) => articleRow(article, article.Product__r?.Name, from))}
      />
    </Sheet>
  )
}
