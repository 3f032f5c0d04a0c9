import { useMemo, useState } from 'react'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import {
  Breadcrumb,
  Columns,
  type Crumb,
  Late,
  latePart,
  Page,
  PageHead,
  SkeletonRows,
  Stack,
  Sticky,
  useSettled,
} from 'ui'
import { Failed } from '../../../../parts/Failed.tsx'
import { NotFoundPage } from '../../../../parts/NotFoundPage.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { useReads } from '../../../../records/use-reads.ts'
import { usePage } from '../../../../site/page.tsx'
import { paths, signInAndReturn } from '../../../../site/paths.ts'
import { ArticleContent } from '../../parts/article/ArticleContent.tsx'
import { ArticleVideo } from '../../parts/article/ArticleVideo.tsx'
import { type Article, articleOf, productPageOf } from '../../parts/article/article.ts'
import { ArticleMeta } from './ArticleMeta.tsx'
import styles from './ArticleScreen.module.css'
import { readSeo } from './article-seo.ts'
import { messages } from './messages.ts'
import { OpenSupportCase } from './OpenSupportCase.tsx'
import { article as articlePage } from './page.ts'
import { RelatedArticles } from './RelatedArticles.tsx'
import { useSelectedProduct } from './use-selected-product.ts'

/** One article of the knowledge base. */
export function ArticleScreen() {
  const { urlName = '' } = useParams()
  const { session, communityId } = usePage()
  const address = useLocation()
  const { data, error, refresh } = useRead(useReads(articlePage).found)
  const article = useMemo(() => data && articleOf(data), [data])
  // Where that fails, the article says it by itself.
  const told = useRead(data ? readSeo(data, communityId) : null).data?.fields
  const crumbs = useCrumbs(article ?? nothingFiled)
  const productPage = data && productPageOf(data)
  // Signing in may show what a visitor may not see; other pages have asked for it before they are drawn.
  if (data && !article && session === null) return <Navigate to={signInAndReturn(address, 'hidden')} replace />
  // An address that the service takes for none of an article leads nowhere, like one that no article has.
  if (productPage) return <Navigate to={productPage} replace />
  if ((data && !article) || error?.status === 400) return <NotFoundPage />
  return (
    <Page>
      <PageTitle of={articlePage}>{told?.Title || article?.title}</PageTitle>
      {article ? <ArticleMeta article={article} told={told} /> : null}
      <Breadcrumb crumbs={crumbs} />
      {article ? (
        <FoundArticle key={urlName} urlName={urlName} article={article} />
      ) : error ? (
        <>
          <PageHead title={articlePage.title} />
          <Failed text={messages.failed} action={messages.tryAgain} onRetry={refresh} />
        </>
      ) : (
        <SkeletonRows label={messages.loading} shape="text" count={8} />
      )}
    </Page>
  )
}

const articleReading = latePart(async () => (await import('./ArticleReading.tsx')).ArticleReading)
const articleContents = latePart(async () => (await import('./ArticleContents.tsx')).ArticleContents)

/** Keyed by the article: how long it is read counts from when it is shown, also after another one. */
function FoundArticle({ urlName, article }: { urlName: string; article: Article }) {
  const isSettled = useSettled(0)
  const [text, setText] = useState<HTMLElement | null>(null)
  const { isVideo } = article
  return (
    <Columns layout="8-4">
      <ArticleContent article={article} text={text} onDrawn={setText}>
        <div className={styles.helpful}>
          {isSettled ? <Late part={articleReading} props={{ urlName }} isQuiet /> : null}
        </div>
      </ArticleContent>
      <Sticky>
        <Stack className={styles.aside}>
          {isVideo ? <ArticleVideo article={article} /> : null}
          <OpenSupportCase productItem={article.productItem} variant={isVideo ? 'line' : 'primary'} />
          <RelatedArticles />
          {isSettled && text ? <Late part={articleContents} props={{ text }} isQuiet /> : null}
        </Stack>
      </Sticky>
    </Columns>
  )
}

const nothingFiled = { products: [], categories: [] }

/** The way back: to the case that the article was opened from, or home; then also what product the article is about. */
function useCrumbs(filed: Pick<Article, 'products' | 'categories'>): Crumb[] {
  const [address] = useSearchParams()
  const product = useSelectedProduct(filed, address.get('productName'))
  const caseId = address.get('caseId')
  const home = { label: messages.home, href: paths.home() }
  const here = { label: articlePage.title }
  if (caseId) {
    // An address can say anything: what is no number is not repeated.
    const [number] = /^\d{1,10}$/.exec(address.get('caseNumber') ?? '') ?? []
    return [
      home,
      { label: messages.caseManager, href: paths.caseManager() },
      { label: number ?? messages.case, href: paths.caseDetails({ id: caseId }), isMono: number !== undefined },
      here,
    ]
  }
  if (product === null) return [home, here]
  const { name, item } = product
  return [home, { label: name, href: item === null ? undefined : paths.products({ productName: item }) }, here]
}
