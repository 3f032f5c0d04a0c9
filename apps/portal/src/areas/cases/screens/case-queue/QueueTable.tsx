import { Badge, Checkbox, DataTable, ImpactBars, StatusGlyph, type TableColumn } from 'ui'
import { impactLevel } from '../../../../parts/cases/case-row.ts'
import { CaseCell } from '../../parts/CaseCell.tsx'
import { DueClock, dueKind } from '../../parts/due/DueClock.tsx'
import styles from './CaseQueueScreen.module.css'
import { messages } from './messages.ts'
import type { QueueRow } from './queue-row.ts'
import type { CaseSelection } from './use-case-selection.ts'

type Props = {
  caption: string
  rows: readonly QueueRow[]
  selection: CaseSelection
  hasOwner: boolean
  isBusy: boolean
}

/** The cases of a queue as a table, and as cards on phones. */
export function QueueTable({ caption, rows, selection, hasOwner, isBusy }: Props) {
  const due: TableColumn<QueueRow> = {
    id: 'due',
    header: messages.columns.due,
    width: 'fit',
    cell: (row) => (
      <span className={styles.due}>
        <Checkbox
          label={messages.selectCase(row.number)}
          isLabelHidden
          isChecked={selection.isSelected(row)}
          onChange={(isSelected) => selection.select(row, isSelected)}
        />
        <DueCell row={row} />
      </span>
    ),
  }
  return (
    <DataTable
      caption={caption}
      columns={[due, ...columns, ...(hasOwner ? [ownerColumn] : [])]}
      rows={rows}
      rowKey={({ id }) => id}
      isRowSelected={selection.isSelected}
      hasRowLinks
      isBusy={isBusy}
    />
  )
}

const none = <span className="meta">{messages.none}</span>

const columns: readonly TableColumn<QueueRow>[] = [
  {
    id: 'case',
    header: messages.columns.case,
    isLine: true,
    cell: (row) => (
      <CaseCell row={row} badges={row.isEscalated ? <Badge tone="alarm">{messages.escalated}</Badge> : null} />
    ),
  },
  { id: 'customer', header: messages.columns.customer, cell: (row) => <CustomerCell row={row} /> },
  {
    id: 'status',
    header: messages.columns.status,
    cell: (row) => <StatusGlyph status={row.status} label={row.statusLabel} />,
  },
  {
    id: 'impact',
    header: messages.columns.impact,
    cell: (row) => <ImpactBars level={impactLevel(row.impact)} label={row.impactLabel} />,
  },
  { id: 'product', header: messages.columns.product, cell: (row) => <Words text={row.product} /> },
  {
    id: 'aircraft',
    header: messages.columns.aircraft,
    width: 'fit',
    cell: (row) => (row.tail ? <span className="mono">{row.tail}</span> : none),
  },
]

const ownerColumn: TableColumn<QueueRow> = {
  id: 'owner',
  header: messages.columns.owner,
  cell: (row) => (row.owner ? <Words text={row.owner} /> : <span className="meta">{messages.noOwner}</span>),
}

/** Text that never breaks within a word. */
function Words({ text }: { text: string }) {
  return text === '' ? none : <span className={styles.words}>{text}</span>
}

function CustomerCell({ row: { account, requester, tier, isGuest } }: { row: QueueRow }) {
  return (
    <span className={styles.customer}>
      <Words text={account || requester} />
      {isGuest ? <Badge>{messages.guest}</Badge> : null}
      {tier === '' ? null : <span className="meta">{messages.tierOf(tier)}</span>}
    </span>
  )
}

/** Time left to the next target of a case, and its label. */
function DueCell({ row }: { row: QueueRow }) {
  const kind = dueKind(row)
  return (
    <span className={styles.dueTime}>
      <DueClock {...row} />
      {kind === '' ? null : <span className="meta">{kind}</span>}
    </span>
  )
}
