import { useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import { Badge, DataTable, EmptyState, Link, Pager, Row, Sheet, SkeletonRows, type TableColumn, Tabs } from 'ui'
import { formatCalendarDay } from '../../../../format/dates.ts'
import { daysLeft } from '../../../../format/days-left.ts'
import { formatNumber } from '../../../../format/numbers.ts'
import { useFormats } from '../../../../format/use-formats.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { textOf } from '../../../../records/field-values.ts'
import { lastPage, pageIn } from '../../../../records/list-page.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { useNow } from '../../../../site/now.tsx'
import { paths } from '../../../../site/paths.ts'
import { type ListName, listIn, lists, PAGE_SIZE } from './author-address.ts'
import { messages } from './messages.ts'
import { type AuthoredRow, author } from './page.ts'

const names = Object.keys(lists) as ListName[]

const hrefOf = (show: ListName, page = 1): string =>
  paths.author({ show: show === 'drafts' ? undefined : show, page: page === 1 ? undefined : String(page) })

/** One page of drafts, published or archived articles. */
export function ArticleList() {
  const [address] = useSearchParams()
  const shown = listIn(address)
  return (
    <Tabs
      label={messages.tabs}
      tabs={names.map((name) => ({ id: name, label: messages.lists[name], href: hrefOf(name) }))}
      selected={shown}
    >
      <Rows shown={shown} page={pageIn(address, PAGE_SIZE)} />
    </Tabs>
  )
}

function Rows({ shown, page }: { shown: ListName; page: number }) {
  const { data, state, refresh } = useRead(useReads(author).articles)
  const columns = useColumns(shown)
  if (!data) {
    return state === 'Error' ? (
      <Failed text={messages.failed} action={messages.tryAgain} onRetry={refresh} />
    ) : (
      <Sheet isFlush>
        <SkeletonRows label={messages.loading} shape="strips" count={5} />
      </Sheet>
    )
  }
  if (data.records.length === 0) {
    return (
      <Sheet isFlush>
        <EmptyState title={messages.noItems} />
      </Sheet>
    )
  }
  const before = (page - 1) * PAGE_SIZE
  const isLast = data.nextPageToken === null || page === lastPage(PAGE_SIZE)
  return (
    <Sheet isFlush>
      <DataTable caption={messages.lists[shown]} columns={columns} rows={data.records} rowKey={({ id }) => id} />
      <Pager
        from={before + 1}
        to={before + data.records.length}
        total={data.nextPageToken === null ? before + data.records.length : undefined}
        previous={page === 1 ? undefined : { href: hrefOf(shown, page - 1) }}
        next={isLast ? undefined : { href: hrefOf(shown, page + 1) }}
      />
    </Sheet>
  )
}

function useColumns(shown: ListName): TableColumn<AuthoredRow>[] {
  const formats = useFormats()
  const now = useNow()
  return [
    {
      id: 'Title',
      header: messages.title,
      width: 'main',
      cell: ({ id, fields }) => <Link href={paths.author({ id })}>{textOf(fields.Title)}</Link>,
    },
    {
      id: 'Product',
      header: messages.product,
      cell: ({ fields }) => textOf(fields.Product__r?.value?.fields.Name),
    },
    {
      id: 'Access',
      header: messages.access,
      hasLabel: true,
      cell: ({ fields }) => (fields.IsPublic.value ? messages.public : messages.customers),
    },
    {
      id: 'Views',
      header: messages.views,
      align: 'end',
      hasLabel: true,
      cell: ({ fields }) => formatNumber(fields.ViewCount__c?.value ?? 0),
    },
    {
      id: 'Review',
      header: messages.reviewBy,
      hasLabel: true,
      cell: ({ fields: { ReviewDate__c } }) =>
        ReviewDate__c?.value ? (
          <Row>
            <time dateTime={ReviewDate__c.value}>{formatCalendarDay(ReviewDate__c.value, true)}</time>
            {shown !== 'archived' && daysLeft(ReviewDate__c.value, now) < 0 ? (
              <Badge tone="caution">{messages.overdue}</Badge>
            ) : null}
          </Row>
        ) : null,
    },
    {
      id: 'Changed',
      header: messages.changed,
      hasLabel: true,
      cell: ({ fields: { SystemModstamp } }) =>
        SystemModstamp.value ? <time dateTime={SystemModstamp.value}>{formats.day(SystemModstamp.value)}</time> : null,
    },
  ]
}
