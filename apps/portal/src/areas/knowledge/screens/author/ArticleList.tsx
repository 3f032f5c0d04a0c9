import { Badge, DataTable, EmptyState, Link, Row, type TableColumn, Tabs } from 'ui'
import { formatCalendarDay } from '../../../../format/dates.ts'
import { daysLeft } from '../../../../format/days-left.ts'
import { formatNumber } from '../../../../format/numbers.ts'
import { useFormats } from '../../../../format/use-formats.ts'
import { PagedList } from '../../../../parts/lists/PagedList.tsx'
import { useAddressQuery, usePagedRows } from '../../../../parts/lists/use-paged-list.ts'
import { textOf } from '../../../../records/field-values.ts'
import { useReads } from '../../../../records/page.ts'
import { useNow } from '../../../../site/now.tsx'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'
import { type AuthoredRow, articlesQuery, author, type ListName, listNames, PAGE_SIZE } from './page.ts'

/** One page of drafts, published or archived articles. */
export function ArticleList() {
  const shown = useAddressQuery(articlesQuery)
  const { show } = shown.query
  const list = usePagedRows(shown, articlesQuery, PAGE_SIZE, useReads(author).articles)
  const columns = useColumns(show)
  return (
    <Tabs
      label={messages.tabs}
      tabs={listNames.map((name) => ({ id: name, label: messages.lists[name], href: shown.hrefOf({ show: name }) }))}
      selected={show}
    >
      <PagedList list={list} texts={messages} empty={<EmptyState title={messages.noItems} />}>
        {(rows) => <DataTable caption={messages.lists[show]} columns={columns} rows={rows} rowKey={({ id }) => id} />}
      </PagedList>
    </Tabs>
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
