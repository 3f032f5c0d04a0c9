import { shortened } from 'contract'
import { useLocation } from 'react-router'
import { useRead } from 'record-cache-react'
import {
  Badge,
  Breadcrumb,
  BriefingStrip,
  Columns,
  LinkButton,
  Page,
  PageHead,
  ProductIcon,
  Row,
  Sheet,
  SkeletonRows,
  Stack,
} from 'ui'
import { formatCalendarDay } from '../../../../format/dates.ts'
import { useCaseOpening } from '../../../../parts/cases/case-opening.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { LinkMeta } from '../../../../parts/LinkMeta.tsx'
import { NotFoundPage } from '../../../../parts/NotFoundPage.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { useReads } from '../../../../records/page.ts'
import { usePage } from '../../../../site/page.tsx'
import { paths, signInAndReturn } from '../../../../site/paths.ts'
import { AlertsButton } from './AlertsButton.tsx'
import { CycleCalendar } from './CycleCalendar.tsx'
import { messages } from './messages.ts'
import { OwnServices } from './OwnServices.tsx'
import { ProductAlerts } from './ProductAlerts.tsx'
import { ProductArticles } from './ProductArticles.tsx'
import { type Product, products } from './page.ts'

/** One product. */
export function ProductView() {
  const { data, error, refresh } = useRead(useReads(products).product)
  // An invalid item number behaves like an unknown product.
  if (data === null || error?.status === 400) return <NotFoundPage />
  const name = data?.Name ?? ''
  return (
    <Page>
      <PageTitle of={products}>{data ? name : null}</PageTitle>
      {data ? <ProductMeta product={data} /> : null}
      <Breadcrumb
        crumbs={[
          { label: messages.home, href: paths.home() },
          { label: products.title, href: paths.products() },
          { label: name },
        ]}
      />
      {data ? (
        <FoundProduct product={data} />
      ) : error ? (
        <>
          <PageHead title={products.title} />
          <Failed text={messages.failedOne} onRetry={refresh} />
        </>
      ) : (
        <SkeletonRows label={messages.loadingOne} shape="facts" count={4} />
      )}
    </Page>
  )
}

function FoundProduct({ product }: { product: Product }) {
  const { session, offers } = usePage()
  const { isOffered } = useCaseOpening()
  const item = product.ItemNumber__c ?? ''
  const released = product.ReleaseDate__c
  const related = [product.RelatedProduct1__r, product.RelatedProduct2__r, product.RelatedProduct3__r].filter(
    (relatedProduct) => relatedProduct !== null,
  )
  return (
    <>
      <PageHead
        title={product.Name}
        lead={product.Description}
        actions={
          <>
            {offers.places.includes('ProductAlerts') ? <AlertsButton productId={product.Id} /> : null}
            {isOffered ? (
              <LinkButton href={paths.openCase({ productName: item })}>{messages.openCase}</LinkButton>
            ) : null}
          </>
        }
      />
      <Stack gap="large">
        {session ? (
          <BriefingStrip
            facts={[
              { label: messages.itemNumber, value: item, isMono: true },
              versionFact(messages.latest, product.LatestVersion__c),
              versionFact(messages.supported, product.SupportedVersion__c),
              { label: messages.released, value: released && formatCalendarDay(released, true) },
              { label: messages.company, value: product.Company__c },
            ]}
          />
        ) : (
          <p className="small soft">
            {messages.itemNumber} <span className="num">{item}</span>
          </p>
        )}
        <Columns layout="8-4">
          <Stack gap="large">
            {product.HasDataCycles__c === true ? <CycleCalendar /> : null}
            <OwnServices />
            <ProductArticles item={item} />
          </Stack>
          <Stack gap="large">
            {session ? null : <SignInForMore />}
            <ProductAlerts />
            {product.Compatibility__c ? (
              <Sheet title={messages.compatibility}>
                <p>{product.Compatibility__c}</p>
              </Sheet>
            ) : null}
            {related.length > 0 ? (
              <Sheet title={messages.related}>
                <Row>
                  {related.map(({ Name, ItemNumber__c }) => (
                    <Badge
                      key={ItemNumber__c}
                      icon={ProductIcon}
                      href={paths.products({ productName: ItemNumber__c ?? '' })}
                    >
                      {Name}
                    </Badge>
                  ))}
                </Row>
              </Sheet>
            ) : null}
          </Stack>
        </Columns>
      </Stack>
    </>
  )
}

/** Versions use the monospace font, except with dots, which are too wide in it. */
const versionFact = (label: string, value: string | null) => ({ label, value, isMono: !value?.includes('.') })

/** Search engines show about as many. */
const DESCRIPTION_CHARACTERS = 160

/** The product as search engines see it. */
function ProductMeta({ product: { Name, ItemNumber__c, Description } }: { product: Product }) {
  const [name, productName] = [Name ?? '', ItemNumber__c ?? '']
  const description = Description
    ? shortened(`${name}: ${Description}`, DESCRIPTION_CHARACTERS)
    : messages.description(name, productName)
  return (
    <>
      <meta name="description" content={description} />
      {import.meta.env.SSR ? (
        <LinkMeta address={paths.products({ productName })} title={name} description={description} />
      ) : null}
    </>
  )
}

/** What visitors see after signing in, and the link to sign in and return. */
function SignInForMore() {
  return (
    <Sheet>
      <Stack>
        <p className="small soft">{messages.signInText}</p>
        <LinkButton isWide variant="line" href={signInAndReturn(useLocation())}>
          {messages.signIn}
        </LinkButton>
      </Stack>
    </Sheet>
  )
}
