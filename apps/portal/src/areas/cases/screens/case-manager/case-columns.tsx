import { ImpactBars, StatusGlyph, type TableColumn } from 'ui'
import type { DateFormats } from '../../../../format/dates.ts'
import { CaseBadges } from '../../../../parts/cases/CaseBadges.tsx'
import { AnswerDue } from '../../../../parts/cases/case-facts.tsx'
import type { CaseRow } from '../../../../parts/cases/case-row.ts'
import { impactLevel } from '../../../../parts/cases/case-row.ts'
import { fieldAt, shownText } from '../../../../records/field-at.ts'
import type { AnswerOf } from '../../../../records/records.ts'
import { CaseCell } from '../../parts/CaseCell.tsx'
import styles from './CaseManagerScreen.module.css'
import { type ColumnField, columnFieldOf, type KnownColumn } from './case-query.ts'
import { messages } from './messages.ts'
import type { readCells } from './page.ts'
import type { CaseColumns } from './use-case-columns.ts'

/** Rows with all columns of the list; undefined while they load. */
export type Cells = AnswerOf<typeof readCells>['records'] | undefined

/** Formats and time for dates, and the values of columns that the product does not know. */
type Showing = { formats: DateFormats; now: number; cells: Cells }

/** How each column is rendered. */
const renderers: Readonly<
  Record<
    KnownColumn,
    Omit<TableColumn<CaseRow>, 'id' | 'header' | 'cell'> & { cell: (row: CaseRow, how: Showing) => React.ReactNode }
  >
> = {
  CaseNumber: {
    orders: messages.caseOrders,
    width: 'main',
    cell: (row) => (
      <CaseCell
        row={row}
        badges={
          <>
            <CaseBadges row={row} />
            <AnswerDue due={row.answerDue} />
          </>
        }
      />
    ),
  },
  'Account.Name': { cell: (row) => <Requester row={row} /> },
  'Contact.Name': { cell: (row) => row.requester || <None /> },
  Status: { cell: (row) => <StatusGlyph status={row.status} label={row.statusLabel} /> },
  Impact__c: { cell: (row) => <ImpactBars level={impactLevel(row.impact)} label={row.impactLabel} /> },
  'Product__r.Name': { cell: (row) => row.product || <None /> },
  'Aircraft__r.TailNumber__c': { width: 'fit', cell: (row) => <Code text={row.tail} /> },
  'Subscription__r.ServiceNumber__c': { width: 'fit', cell: (row) => <Code text={row.service} /> },
  Queue__c: { cell: (row) => row.queue || <None /> },
  CreatedDate: {
    orders: messages.timeOrders,
    width: 'fit',
    cell: (row, how) => <Time at={row.created} how={how} />,
  },
  SystemModstamp: {
    orders: messages.timeOrders,
    width: 'fit',
    cell: (row, how) => <Time at={row.updated} how={how} />,
  },
}

/** Table columns of these fields. */
export const columnsOf = (
  fields: readonly ColumnField[],
  { isSortable, labelOf }: Pick<CaseColumns, 'isSortable' | 'labelOf'>,
  how: Showing,
): TableColumn<CaseRow>[] =>
  fields.map((field) => {
    const known = columnFieldOf(field)
    const { cell, ...column } = known
      ? renderers[known]
      : { cell: (row: CaseRow, { cells }: Showing) => ownText(cells, row, field) || <None /> }
    return {
      ...column,
      id: field,
      header: labelOf(field),
      isSortable: isSortable(field),
      cell: (row) => cell(row, how),
    }
  })

function ownText(cells: Cells, { id }: CaseRow, field: string): string {
  const record = cells?.find((cell) => cell.id === id)
  return record ? shownText(fieldAt(record, field.split('.'))) : ''
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

function Time({ at, how: { formats, now } }: { at: string; how: Showing }) {
  return (
    <time dateTime={at} title={formats.exact(at)} className="num">
      {formats.dayAndTime(at, now)}
    </time>
  )
}

function Code({ text }: { text: string }) {
  return text ? <span className="mono">{text}</span> : <None />
}

function None() {
  return <span className="meta">{messages.none}</span>
}
