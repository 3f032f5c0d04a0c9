import { useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import { DataTable, Pager, SectionHead, Sheet, type TableColumn } from 'ui'
import { formatCalendarDay } from '../../../../format/dates.ts'
import { daysLeft } from '../../../../format/days-left.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { textOf } from '../../../../records/field-values.ts'
import { lastPage, pageIn } from '../../../../records/list-page.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { useNow } from '../../../../site/now.tsx'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'
import { products, SERVICES_PER_PAGE, type Service } from './page.ts'

/** The account's services of the product: aircraft and end dates. */
export function OwnServices() {
  const [address] = useSearchParams()
  const { data, error, refresh } = useRead(useReads(products).services)
  const nowMs = useNow()
  if (!data) {
    return error ? <Failed text={messages.failedServices} action={messages.tryAgain} onRetry={refresh} /> : null
  }
  const page = pageIn(address, SERVICES_PER_PAGE)
  if (data.records.length === 0 && page === 1) return null
  const before = (page - 1) * SERVICES_PER_PAGE
  const isLast = data.nextPageToken === null || page === lastPage(SERVICES_PER_PAGE)
  const hrefOf = (pageNumber: number): string =>
    paths.products({
      productName: address.get('productName') ?? '',
      page: pageNumber === 1 ? undefined : String(pageNumber),
    })
  const columns: TableColumn<Service>[] = [
    {
      id: 'Service',
      header: messages.service,
      cell: ({ fields }) => <b className="mono">{textOf(fields.ServiceNumber__c)}</b>,
    },
    { id: 'Aircraft', header: messages.aircraft, cell: aircraftOf },
    { id: 'Coverage', header: messages.coverage, cell: ({ fields }) => textOf(fields.Coverage__c) },
    { id: 'Status', header: messages.status, cell: ({ fields }) => textOf(fields.Status__c) },
    {
      id: 'Ends',
      header: messages.ends,
      width: 'fit',
      cell: ({ fields }) => {
        const end = fields.EndDate__c.value
        return end ? formatCalendarDay(end, true) : messages.noEnd
      },
    },
    { id: 'Left', header: messages.left, width: 'fit', cell: (service) => leftOf(service, nowMs) },
  ]
  return (
    <section>
      <SectionHead title={messages.services} />
      <Sheet isFlush>
        <DataTable caption={messages.services} columns={columns} rows={data.records} rowKey={({ id }) => id} />
        {isLast && page === 1 ? null : (
          <Pager
            from={before + 1}
            to={before + data.records.length}
            total={data.nextPageToken === null ? before + data.records.length : undefined}
            previous={page === 1 ? undefined : { href: hrefOf(page - 1) }}
            next={isLast ? undefined : { href: hrefOf(page + 1) }}
          />
        )}
      </Sheet>
    </section>
  )
}

function aircraftOf({ fields }: Service) {
  const aircraft = fields.Aircraft__r?.value?.fields
  return (
    <>
      <span className="mono">{textOf(aircraft?.TailNumber__c)}</span> {textOf(aircraft?.Model__c)}
    </>
  )
}

/** The remaining time of a service; a canceled one has ended. */
function leftOf({ fields: { EndDate__c, Status__c } }: Service, nowMs: number): string {
  if (Status__c.value !== 'Active') return messages.ended
  if (!EndDate__c.value) return messages.noEnd
  const days = daysLeft(EndDate__c.value, nowMs)
  if (days < 0) return messages.ended
  return days === 0 ? messages.lastDay : messages.daysLeft(days)
}
