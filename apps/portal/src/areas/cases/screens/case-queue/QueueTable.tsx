import { Badge, Checkbox, DataTable, EscalateIcon, Icon, ImpactBars, Link, StatusGlyph, type TableColumn } from 'ui'
import { impactLevel } from '../../../../parts/cases/case-row.ts'
import { DueLine } from '../../../../parts/cases/due/DueClock.tsx'
import { paths } from '../../../../site/paths.ts'
import styles from './CaseQueueScreen.module.css'
import { messages } from './messages.ts'
import { isSortColumn, type QueueSort } from './queue-query.ts'
import type { QueueRow } from './queue-row.ts'
import type { CaseSelection } from './use-case-selection.ts'

type Props = {
  caption: string
  rows: readonly QueueRow[]
  selection: CaseSelection
  sort: QueueSort | undefined
  onSort: (sort: QueueSort) => void
  hasOwner: boolean
  isBusy: boolean
}

/** The cases of a queue as a table with a line for each, and as cards on phones. */
export function QueueTable({ caption, rows, selection, sort, onSort, hasOwner, isBusy }: Props) {
  const selectAll = (
    <Checkbox
      label={messages.selectPage}
      isLabelHidden
      isChecked={selection.isPageSelected}
      isMixed={selection.isPageMixed}
      onChange={selection.selectPage}
    />
  )
  const select: TableColumn<QueueRow> = {
    id: 'select',
    header: messages.selectPage,
    headerCell: selectAll,
    cell: (row) => (
      <Checkbox
        label={messages.selectCase(row.number)}
        isLabelHidden
        isChecked={selection.isSelected(row)}
        onChange={(isSelected) => selection.select(row, isSelected)}
      />
    ),
  }
  return (
    <DataTable
      caption={caption}
      columns={[select, ...columns, ...(hasOwner ? [ownerColumn] : [])]}
      rows={rows}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={({ columnId, direction }) => {
        if (isSortColumn(columnId)) onSort({ columnId, direction })
      }}
      widths={widths}
      isRowSelected={selection.isSelected}
      hasRowLinks
      isDense
      isBusy={isBusy}
    />
  )
}

/** In pixels; the subject takes the rest. */
const widths = {
  select: 40,
  due: 152,
  number: 82,
  customer: 140,
  status: 176,
  impact: 68,
  product: 98,
  aircraft: 88,
  owner: 88,
}

const none = <span className="meta">{messages.none}</span>

const columns: readonly TableColumn<QueueRow>[] = [
  {
    id: 'due',
    header: messages.columns.due,
    isSortable: true,
    orders: messages.dueOrders,
    hasLabel: true,
    cell: (row) => <DueLine {...row} />,
  },
  {
    id: 'case',
    header: messages.columns.case,
    isLine: true,
    cell: (row) => (
      <>
        {row.isEscalated ? (
          <span className={styles.escalated} title={messages.escalated}>
            <Icon of={EscalateIcon} />
            <span className="vh">{messages.escalated}</span>
          </span>
        ) : null}
        <Link href={paths.caseDetails({ id: row.id })} className="title-link" title={row.subject}>
          {row.subject}
        </Link>
      </>
    ),
  },
  {
    id: 'number',
    header: messages.columns.number,
    isSortable: true,
    hasLabel: true,
    cell: (row) => <span className="mono soft">{row.number}</span>,
  },
  {
    id: 'customer',
    header: messages.columns.customer,
    isSortable: true,
    hasLabel: true,
    cell: (row) => <CustomerCell row={row} />,
  },
  {
    id: 'status',
    header: messages.columns.status,
    isSortable: true,
    hasLabel: true,
    cell: (row) => <StatusGlyph status={row.status} label={row.statusLabel} />,
  },
  {
    id: 'impact',
    header: messages.columns.impact,
    isSortable: true,
    hasLabel: true,
    cell: (row) => (
      <span className={styles.impact} title={row.impactLabel}>
        <ImpactBars level={impactLevel(row.impact)} label={row.impactLabel} />
      </span>
    ),
  },
  {
    id: 'product',
    header: messages.columns.product,
    isSortable: true,
    hasLabel: true,
    cell: (row) => <Words text={row.product} />,
  },
  {
    id: 'aircraft',
    header: messages.columns.aircraft,
    isSortable: true,
    hasLabel: true,
    cell: (row) => (row.tail ? <span className="mono">{row.tail}</span> : none),
  },
]

const ownerColumn: TableColumn<QueueRow> = {
  id: 'owner',
  header: messages.columns.owner,
  hasLabel: true,
  cell: (row) => (row.owner ? <Words text={row.owner} /> : <span className="meta">{messages.noOwner}</span>),
}

/** Text that the column may cut. */
function Words({ text }: { text: string }) {
  return text === '' ? none : <span title={text}>{text}</span>
}

function CustomerCell({ row: { account, requester, tier, isGuest } }: { row: QueueRow }) {
  return (
    <span>
      {tier === '' ? null : (
        <span className={styles.tier} title={messages.tierOf(tier)}>
          <span aria-hidden="true" className="mono meta">
            {messages.tierCodes[tier]}
          </span>
          <span className="vh">{messages.tierOf(tier)}</span>
        </span>
      )}
      {isGuest ? (
        <span className={styles.tier}>
          <Badge>{messages.guest}</Badge>
        </span>
      ) : null}
      <Words text={account || requester} />
    </span>
  )
}
