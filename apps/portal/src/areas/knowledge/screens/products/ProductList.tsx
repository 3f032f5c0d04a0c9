import { useRead } from 'record-cache-react'
import {
  Breadcrumb,
  EmptyState,
  LinkList,
  type LinkRow,
  Page,
  PageHead,
  ProductIcon,
  SectionHead,
  Sheet,
  SkeletonRows,
  Stack,
} from 'ui'
import { Failed } from '../../../../parts/Failed.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { useReads } from '../../../../records/page.ts'
import { usePage } from '../../../../site/page.tsx'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'
import { type ListedProduct, products } from './page.ts'

/** All products, those of the reader's services first. */
export function ProductList() {
  const { session } = usePage()
  const reads = useReads(products)
  const { data, error, refresh } = useRead(reads.all)
  const ofAccount = useRead(reads.alertProducts)
  const counts = new Map(ofAccount.data?.products.map(({ itemNumber, serviceCount }) => [itemNumber, serviceCount]))
  const countOf = ({ ItemNumber__c }: ListedProduct): number => counts.get(ItemNumber__c ?? '') ?? 0
  const own = data?.filter((product) => countOf(product) > 0) ?? []
  const others = data?.filter((product) => countOf(product) === 0) ?? []
  return (
    <Page>
      <PageTitle of={products} />
      <Breadcrumb crumbs={[{ label: messages.home, href: paths.home() }, { label: products.title }]} />
      <PageHead title={products.title} lead={session ? messages.lead : messages.leadOfVisitors} />
      {data ? (
        <Stack gap="section">
          {own.length > 0 ? (
            <Rows title={messages.own} rows={own.map((product) => rowOf(product, countOf(product)))} />
          ) : null}
          {own.length === 0 || others.length > 0 ? (
            <Rows
              title={own.length > 0 ? messages.otherProducts : messages.others}
              rows={others.map((product) => rowOf(product, 0))}
            />
          ) : null}
        </Stack>
      ) : error ? (
        <Failed text={messages.failed} onRetry={refresh} />
      ) : (
        <SkeletonRows label={messages.loading} />
      )}
    </Page>
  )
}

function Rows({ title, rows }: { title: string; rows: readonly LinkRow[] }) {
  return (
    <section>
      <SectionHead title={title} />
      <Sheet isFlush>
        {rows.length > 0 ? <LinkList label={title} rows={rows} /> : <EmptyState title={messages.noProducts} />}
      </Sheet>
    </section>
  )
}

function rowOf({ Name, ItemNumber__c, Description, LatestVersion__c }: ListedProduct, services: number): LinkRow {
  const facts = [
    ItemNumber__c,
    LatestVersion__c && messages.version(LatestVersion__c),
    services > 0 && messages.serviceCount(services),
  ]
  return {
    href: paths.products({ productName: ItemNumber__c ?? '' }),
    title: Name,
    meta: Description,
    marks: <span className="meta">{facts.filter((fact) => fact).join(' · ')}</span>,
    icon: ProductIcon,
  }
}
