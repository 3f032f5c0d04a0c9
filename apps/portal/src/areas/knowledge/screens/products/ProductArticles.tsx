import { useRead } from 'record-cache-react'
import { EmptyState, Link, LinkList, SectionHead, Sheet, SkeletonRows } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { useReads } from '../../../../records/page.ts'
import { paths } from '../../../../site/paths.ts'
import { articleRow, typeAndDay } from '../../parts/article-row.ts'
import { messages } from './messages.ts'
import { products } from './page.ts'

/** The articles about the product that the reader may read, newest first. */
export function ProductArticles({ item }: { item: string }) {
  const formats = useFormats()
  const { data: articles, error, refresh } = useRead(useReads(products).articles)
  return (
    <section>
      <SectionHead
        title={messages.articles}
        end={<Link href={paths.knowledge({ productName: item })}>{messages.inKnowledge}</Link>}
      />
      {articles ? (
        <Sheet isFlush>
          {articles.length > 0 ? (
            <LinkList
              label={messages.articles}
              rows={articles.map((article) => articleRow(article, typeAndDay(article, formats)))}
            />
          ) : (
            <EmptyState title={messages.noArticles} />
          )}
        </Sheet>
      ) : error ? (
        <Failed text={messages.failedArticles} onRetry={refresh} />
      ) : (
        <SkeletonRows label={messages.loadingArticles} />
      )}
    </section>
  )
}
