import { useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import {
  Breadcrumb,
  DataTable,
  EmptyState,
  Link,
  Page,
  PageHead,
  Pager,
  Sheet,
  SkeletonRows,
  type TableColumn,
} from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { textOf } from '../../../../records/field-values.ts'
import { lastPage, pageIn } from '../../../../records/list-page.ts'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { page } from '../../../../records/page.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { AlertActions } from '../../parts/AlertActions.tsx'
import { AlertMarks } from '../../parts/AlertMarks.tsx'
import { SeverityBadge } from '../../parts/SeverityBadge.tsx'
import { useReadings } from '../../parts/use-readings.ts'
import { type AlertRow, readAlerts, readReadings } from '../../reads.ts'
import { messages } from './messages.ts'

const PAGE_SIZE = 25

export const allAlerts = page({
  ...pages.allAlerts,
  reads: ({ query }) => ({ alerts: readAlerts(PAGE_SIZE, pageIn(query, PAGE_SIZE)), readings: readReadings }),
})

/** All alerts visible to the reader. */
export function AllAlertsScreen() {
  return (
    <Page>
      <PageTitle of={allAlerts} />
      <Breadcrumb
        crumbs={[
          { label: pages.home.title, href: paths.home() },
          { label: pages.productAlerts.title, href: paths.productAlerts() },
          { label: allAlerts.title },
        ]}
      />
      <PageHead title={allAlerts.title} lead={messages.lead} actions={<AlertActions />} />
      <Alerts />
    </Page>
  )
}

function Alerts() {
  const [address] = useSearchParams()
  const { data, state, refresh } = useRead(useReads(allAlerts).alerts, { keepPrevious: true })
  const columns = useColumns()
  const page = pageIn(address, PAGE_SIZE)
  if (!data) {
    return state === 'Error' ? (
      <Failed text={messages.failed} action={messages.tryAgain} onRetry={refresh} />
    ) : (
      <Sheet isFlush>
        <SkeletonRows label={messages.loading} shape="strips" count={5} />
      </Sheet>
    )
  }
  const before = (page - 1) * PAGE_SIZE
  const isLast = data.nextPageToken === null || page === lastPage(PAGE_SIZE)
  return (
    <Sheet isFlush>
      {data.records.length === 0 ? (
        <EmptyState title={messages.noItems} />
      ) : (
        <>
          <DataTable
            caption={messages.caption}
            columns={columns}
            rows={data.records}
            rowKey={({ id }) => id}
            hasRowLinks
            isBusy={state === 'Pending'}
          />
          <Pager
            from={before + 1}
            to={before + data.records.length}
            total={data.nextPageToken === null ? before + data.records.length : undefined}
            previous={page === 1 ? undefined : { href: hrefOf(page - 1) }}
            next={isLast ? undefined : { href: hrefOf(page + 1) }}
          />
        </>
      )}
    </Sheet>
  )
}

const hrefOf = (page: number): string => paths.allAlerts({ page: page === 1 ? undefined : String(page) })

function useColumns(): TableColumn<AlertRow>[] {
  const formats = useFormats()
  const { marksOf } = useReadings()
  return [
    {
      id: 'title',
      header: messages.title,
      width: 'main',
      isLine: true,
      cell: (alert) => (
        <>
          <Link href={paths.productAlert({ id: alert.id })}>{textOf(alert.fields.Title__c)}</Link>{' '}
          <AlertMarks {...marksOf(alert)} />
        </>
      ),
    },
    { id: 'product', header: messages.product, cell: ({ fields }) => textOf(fields.Product__r?.value?.fields.Name) },
    { id: 'kind', header: messages.kind, cell: ({ fields }) => textOf(fields.Kind__c) },
    {
      id: 'severity',
      header: messages.severity,
      width: 'fit',
      cell: ({ fields }) => <SeverityBadge severity={textOf(fields.Severity__c)} />,
    },
    {
      id: 'effective',
      header: messages.effective,
      width: 'fit',
      cell: ({ fields }) => {
        const time = String(fields.EffectiveDate__c.value)
        return (
          <time dateTime={time} title={formats.exact(time)} className="num">
            {formats.day(time)}
          </time>
        )
      },
    },
  ]
}

export { AllAlertsScreen as default }

export const loader = loadOnServer(allAlerts)
export const clientLoader = loadInBrowser(allAlerts)
