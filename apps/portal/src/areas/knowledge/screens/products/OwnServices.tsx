import { DataTable, EmptyState, SectionHead, type TableColumn } from 'ui'
import { formatCalendarDay } from '../../../../format/dates.ts'
import { daysLeft } from '../../../../format/days-left.ts'
import { PagedList } from '../../../../parts/lists/PagedList.tsx'
import { useAddressQuery, usePagedRows } from '../../../../parts/lists/use-paged-list.ts'
import { textOf } from '../../../../records/field-values.ts'
import { useReads } from '../../../../records/page.ts'
import { useNow } from '../../../../site/now.tsx'
import { messages } from './messages.ts'
import { products, SERVICES_PER_PAGE, type Service, servicesQuery } from './page.ts'

/** The account's services of the product: aircraft and end dates. */
export function OwnServices() {
  const shown = useAddressQuery(servicesQuery)
  const list = usePagedRows(shown, servicesQuery, SERVICES_PER_PAGE, useReads(products).services)
  const nowMs = useNow()
  const { rows, state } = list
  if (rows === undefined ? state !== 'Error' : rows.length === 0 && list.page === 1) return null
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
      {rows === undefined ? null : <SectionHead title={messages.services} />}
      <PagedList
        list={list}
        texts={{ ...messages, failed: messages.failedServices }}
        empty={<EmptyState title={messages.noServices} />}
        isPagerOptional
      >
        {(services) => (
          <DataTable caption={messages.services} columns={columns} rows={services} rowKey={({ id }) => id} />
        )}
      </PagedList>
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
