import { CaseStrip, DataTable, ImpactBars, StatusGlyph } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { CaseBadges } from '../../../../parts/cases/CaseBadges.tsx'
import { caseFacts } from '../../../../parts/cases/case-facts.tsx'
import type { CaseRow } from '../../../../parts/cases/case-row.ts'
import { impactLevel } from '../../../../parts/cases/case-row.ts'
import { useNow } from '../../../../site/now.tsx'
import { usePage } from '../../../../site/page.tsx'
import { paths } from '../../../../site/paths.ts'
import { type Cells, columnsOf } from './case-columns.tsx'
import { type CaseSort, columnFieldOf } from './case-query.ts'
import { messages } from './messages.ts'
import type { CaseColumns } from './use-case-columns.ts'

type Props = {
  caption: string
  rows: readonly CaseRow[]
  columns: CaseColumns
  cells: Cells
  sort: CaseSort
  isBusy: boolean
  onSort: (sort: CaseSort) => void
}

/** Cases as a table, and as cards on phones. */
export function CaseTable({ caption, rows, columns, cells, sort, isBusy, onSort }: Props) {
  const formats = useFormats()
  const now = useNow()
  // Only support sees cases of several requesters.
  const showsRequester = usePage().session?.user.contactId === null
  return (
    <DataTable
      caption={caption}
      columns={columnsOf(columns.shown, columns, { formats, now, cells })}
      rows={rows}
      rowKey={(row) => row.id}
      sort={{ columnId: sort.field, direction: sort.isDescending ? 'descending' : 'ascending' }}
      onSort={({ columnId, direction }) => {
        const field = columnFieldOf(columnId)
        if (field) onSort({ field, isDescending: direction === 'descending' })
      }}
      widths={columns.widths}
      onResize={columns.resize}
      hasRowLinks
      isBusy={isBusy}
      strip={(row) => (
        <CaseCard row={row} showsRequester={showsRequester} updated={formats.dayAndTime(row.updated, now)} />
      )}
    />
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
      facts={[...whose, ...caseFacts(row), messages.updatedAt(updated)]}
      detail={<ImpactBars level={impactLevel(row.impact)} label={row.impactLabel} />}
    />
  )
}
