import { formatBytes, knowledgeMethods } from 'contract'
import { useMemo, useState } from 'react'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import { getSeoProperties } from 'record-cache'
import { methodReader, type Read, read, useRead } from 'record-cache-react'
import {
  Breadcrumb,
  Columns,
  type Crumb,
  DownloadIcon,
  Late,
  LinkList,
  type LinkRow,
  latePart,
  Page,
  PageHead,
  Sheet,
  SkeletonRows,
  Stack,
  Sticky,
  useSettled,
} from 'ui'
import { caseOpening } from '../../../../parts/cases/case-opening.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { NotFoundPage } from '../../../../parts/NotFoundPage.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { followed, leading, page, required, useReads } from '../../../../records/page.ts'
import { usePage } from '../../../../site/page.tsx'
import { pages } from '../../../../site/pages.ts'
import { fileAddress, paths, signInAndReturn } from '../../../../site/paths.ts'
import { ArticleContent } from '../../parts/article/ArticleContent.tsx'
import { cleanedText } from '../../parts/article/ArticleText.tsx'
import { ArticleVideo } from '../../parts/article/ArticleVideo.tsx'
import { type Article, articleOf, productPageOf } from '../../parts/article/article.ts'
import { type Filed, type ProductBadge, useProductBadges } from '../../parts/article/use-product-badges.ts'
import { articleRow } from '../../parts/article-row.ts'
import type { ArticleAnswer } from '../../reads.ts'
import { readArticle, readArticleFiles, readProductPages, readRelatedArticles } from '../../reads.ts'
import { ArticleMeta } from './ArticleMeta.tsx'
import styles from './ArticleScreen.module.css'
import { messages } from './messages.ts'
import { OpenSupportCase } from './OpenSupportCase.tsx'

const getNamedProduct = methodReader(knowledgeMethods.getProductByItemNumber)

export const articlePage = page({
  ...pages.article,
  reads: ({ params, query, user }) => {
    const productName = query.get('productName')
    const article = required(readArticle(params.urlName ?? ''), ({ knowledgeRec }) => knowledgeRec !== null)
    return {
      article: followed(leading(article, productPageOf), (answer, { communityId }) => readSeo(answer, communityId)),
      files: readArticleFiles(params.urlName ?? ''),
      related: readRelatedArticles(params.urlName ?? ''),
      productPages: readProductPages,
      named: productName === null ? null : read(getNamedProduct, { itemNumber: productName }),
      opening: user && caseOpening,
    }
  },
})

/** One article of the knowledge base. */
export function ArticleScreen() {
  const { urlName = '' } = useParams()
  const { session, communityId } = usePage()
  const address = useLocation()
  const { data, error, refresh } = useRead(useReads(articlePage).article)
  const article = useMemo(() => data && articleOf(data), [data])
  // If the read fails, the article's own fields are used.
  const seo = useRead(data ? readSeo(data, communityId) : null).data?.fields
  const crumbs = useCrumbs(article ?? nothingFiled)
  const productPage = data && productPageOf(data)
  // Signing in may show what is hidden from visitors; other pages redirect before they render.
  if (data && !article && session === null) return <Navigate to={signInAndReturn(address, 'hidden')} replace />
  // An invalid URL name (400) is treated like the name of a missing article.
  if (productPage) return <Navigate to={productPage} replace />
  if ((data && !article) || error?.status === 400) return <NotFoundPage />
  return (
    <Page>
      <PageTitle of={articlePage}>{seo?.Title || article?.title}</PageTitle>
      {article ? <ArticleMeta article={article} seo={seo} /> : null}
      <Breadcrumb crumbs={crumbs} />
      {article ? (
        <FoundArticle key={urlName} urlName={urlName} article={article} />
      ) : error ? (
        <>
          <PageHead title={articlePage.title} />
          <Failed text={messages.failed} onRetry={refresh} />
        </>
      ) : (
        <SkeletonRows label={messages.loading} shape="text" count={8} />
      )}
    </Page>
  )
}

const articleReading = latePart(async () => (await import('./ArticleReading.tsx')).ArticleReading)
const articleContents = latePart(async () => (await import('./ArticleContents.tsx')).ArticleContents)

/** Keyed by the article, so that reading time starts again for each. */
function FoundArticle({ urlName, article }: { urlName: string; article: Article }) {
  const isSettled = useSettled(0)
  const [text, setText] = useState<HTMLElement | null>(null)
  const { isVideo } = article
  return (
    <Columns layout="8-4">
      <ArticleContent article={article} text={text} onRendered={setText}>
        <ArticleFiles />
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

/** The files of the article to download; hidden when they cannot be loaded. */
function ArticleFiles() {
  const { data } = useRead(useReads(articlePage).files)
  const rows = data?.map(({ contentVersionId, name, bytes }) => ({
    href: fileAddress(contentVersionId),
    title: name,
    meta: formatBytes(bytes),
    icon: DownloadIcon,
    download: name,
  }))
  return <LinkSheet title={messages.files} rows={rows} />
}

function LinkSheet({ title, rows }: { title: string; rows: readonly LinkRow[] | undefined }) {
  if (!rows?.length) return null
  return (
    <Sheet isFlush title={title}>
      <LinkList label={title} rows={rows} />
    </Sheet>
  )
}

const nothingFiled = { products: [], categories: [] }

/** The breadcrumb: back to the case from which the article was opened, or home; then the product of the article. */
function useCrumbs(filed: Pick<Article, 'products' | 'categories'>): Crumb[] {
  const [address] = useSearchParams()
  const product = useSelectedProduct(filed, address.get('productName'))
  const caseId = address.get('caseId')
  const home = { label: messages.home, href: paths.home() }
  const here = { label: articlePage.title }
  if (caseId) {
    // Addresses can be forged: anything but digits is not shown.
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

/** Related articles; hidden when they cannot be loaded. */
function RelatedArticles() {
  const { data } = useRead(useReads(articlePage).related)
  const [address] = useSearchParams()
  // Keeps the original case in the links from article to article.
  const from = { caseId: address.get('caseId') ?? undefined, caseNumber: address.get('caseNumber') ?? undefined }
  const rows = data?.map((article) => articleRow(article, article.Product__r?.Name, from))
  return <LinkSheet title={messages.related} rows={rows} />
}

/** The product in the breadcrumb: the one in the address, else the selected one. */
function useSelectedProduct(filed: Filed, named: string | null): ProductBadge | null {
  const [selected] = useProductBadges(filed).badges
  const { data } = useRead(useReads(articlePage).named)
  const name = data?.productMetadata?.ProductName__c
  return name ? { name, item: named } : (selected ?? null)
}

/** The properties of the page's head. */
function readSeo({ knowledgeRec }: ArticleAnswer, communityId: string): Read<Properties> | null {
  if (!knowledgeRec) return null
  return read(getSeoProperties, { communityId, recordId: knowledgeRec.Id, fields: ['Title', 'Summary'] })
}

type Properties = { readonly fields: Readonly<Record<string, string>> }

export { ArticleScreen as default }

export const loader = loadOnServer(articlePage, () => cleanedText)
export const clientLoader = loadInBrowser(articlePage, () => cleanedText)
