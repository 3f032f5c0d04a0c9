import { CaseStrip, DataTable, ImpactBars, Link, StatusGlyph, type TableColumn } from 'ui'
import type { DateFormats } from '../../../../format/dates.ts'
import { useFormats } from '../../../../format/use-formats.ts'
import { CaseBadges } from '../../../../parts/cases/CaseBadges.tsx'
import type { CaseRow } from '../../../../parts/cases/case-row.ts'
import { impactLevel } from '../../../../parts/cases/impact-level.ts'
import { productAndTail } from '../../../../parts/cases/product-and-tail.tsx'
import { useNow } from '../../../../site/now.tsx'
import { usePage } from '../../../../site/page.tsx'
import { paths } from '../../../../site/paths.ts'
import styles from './CaseTable.module.css'
import { type CaseSort, sortFields } from './case-query.ts'
import { messages } from './messages.ts'

type Props = {
  caption: string
  rows: readonly CaseRow[]
  sort: CaseSort
  isBusy: boolean
  onSort: (sort: CaseSort) => void
}

/** Cases as a table, and as cards on phones. */
export function CaseTable({ caption, rows, sort, isBusy, onSort }: Props) {
  const formats = useFormats()
  const now = useNow()
  // Customers know who they are: support has to see whose case it is.
  const showsRequester = usePage().session?.user.contactId === null
  return (
    <DataTable
      caption={caption}
      columns={columnsFor({ formats, now, showsRequester })}
      rows={rows}
      rowKey={(row) => row.id}
      sort={{ columnId: sort.field, direction: sort.isDescending ? 'descending' : 'ascending' }}
      onSort={({ columnId, direction }) => {
        const field = sortFields.find((name) => name === columnId)
        if (field) onSort({ field, isDescending: direction === 'descending' })
      }}
      hasRowLinks
      isBusy={isBusy}
      strip={(row) => (
        <CaseCard row={row} showsRequester={showsRequester} updated={formats.dayAndTime(row.updated, now)} />
      )}
    />
  )
}

type Showing = { formats: DateFormats; now: number; showsRequester: boolean }

function columnsFor({ formats, now, showsRequester }: Showing): TableColumn<CaseRow>[] {
  return [
    {
      id: 'CaseNumber',
      header: messages.case,
      isSortable: true,
      orders: messages.caseOrders,
      width: 'main',
      cell: (row) => <CaseCell row={row} />,
    },
    ...(showsRequester
      ? [{ id: 'Contact', header: messages.requester, cell: (row: CaseRow) => <Requester row={row} /> }]
      : []),
    {
      id: 'Status',
      header: messages.status,
      cell: (row) => <StatusGlyph status={row.status} label={row.statusLabel} />,
    },
    {
      id: 'Impact__c',
      header: messages.impact,
      cell: (row) => <ImpactBars level={impactLevel(row.impact)} label={row.impactLabel} />,
    },
    { id: 'Product', header: messages.product, cell: (row) => row.product || <None /> },
    {
      id: 'Aircraft',
      header: messages.aircraft,
      width: 'fit',
      cell: (row) => (row.tail ? <span className="mono">{row.tail}</span> : <None />),
    },
    {
      id: 'SystemModstamp',
      header: messages.updated,
      isSortable: true,
      orders: messages.timeOrders,
      width: 'fit',
      cell: (row) => (
        <time dateTime={row.updated} title={formats.exact(row.updated)} className="num">
          {formats.dayAndTime(row.updated, now)}
        </time>
      ),
    },
  ]
}

function CaseCell({ row }: { row: CaseRow }) {
  return (
    <>
      <Link href={paths.caseDetails({ id: row.id })} className={styles.subject}>
        {row.subject}
      </Link>
      <span className={styles.number}>
        <span className="mono soft">{row.number}</span>
        <CaseBadges row={row} />
      </span>
    </>
  )
}

function Requester({ row: { requester, account } }: { row: CaseRow }) {
  if (requester === '' && account === '') return <None />
  return (
    <span className={styles.requester}>
      {requester}
      <span className={styles.account}>{account}</span>
    </span>
  )
}

type CardProps = { row: CaseRow; showsRequester: boolean; updated: string }

function CaseCard({ row, showsRequester, updated }: CardProps) {
  const { requester, account } = row
  const whose = showsRequester ? [requester, account].filter((name) => name !== '') : []
  return (
    <CaseStrip
      href={paths.caseDetails({ id: row.id })}
      number={row.number}
      subject={row.subject}
      status={<StatusGlyph status={row.status} label={row.statusLabel} />}
      badges={<CaseBadges row={row} />}
      facts={[...whose, ...productAndTail(row), messages.updatedAt(updated)]}
      detail={<ImpactBars level={impactLevel(row.impact)} label={row.impactLabel} />}
    />
  )
}

function None() {
  return <span className="meta">{messages.none}</span>
}
