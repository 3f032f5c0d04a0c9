import { CRITICAL } from 'contract'
import { Breadcrumb, DataTable, EmptyState, Link, Page, PageHead, type TableColumn } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { AlertMarks, SeverityBadge } from '../../../../parts/alerts/AlertMarks.tsx'
import { PagedList } from '../../../../parts/lists/PagedList.tsx'
import { useAddressQuery, usePagedRows } from '../../../../parts/lists/use-paged-list.ts'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { textOf } from '../../../../records/field-values.ts'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { page, useReads } from '../../../../records/page.ts'
import { addressQuery, pageNumber } from '../../../../site/address-query.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { AlertActions } from '../../parts/AlertActions.tsx'
import { useReadings } from '../../parts/use-readings.ts'
import { type AlertRow, readAlerts, readReadings } from '../../reads.ts'
import { messages } from './messages.ts'

const PAGE_SIZE = 25

const alertsQuery = addressQuery(paths.allAlerts, { page: pageNumber(PAGE_SIZE) })

export const allAlerts = page({
  ...pages.allAlerts,
  reads: ({ query }) => ({ alerts: readAlerts(PAGE_SIZE, alertsQuery.read(query).page), readings: readReadings }),
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
  const read = useReads(allAlerts).alerts
  const list = usePagedRows(useAddressQuery(alertsQuery), alertsQuery, PAGE_SIZE, read, { keepPrevious: true })
  const columns = useColumns()
  return (
    <PagedList list={list} texts={messages} empty={<EmptyState title={messages.noItems} />}>
      {(rows) => (
        <DataTable
          caption={messages.caption}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          hasRowLinks
          isRowAlarm={({ fields }) => textOf(fields.Severity__c) === CRITICAL}
          isBusy={list.state === 'Pending'}
        />
      )}
    </PagedList>
  )
}

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
