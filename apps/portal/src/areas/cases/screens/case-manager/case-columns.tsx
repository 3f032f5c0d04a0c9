import { ImpactBars, StatusGlyph, type TableColumn } from 'ui'
import type { DateFormats } from '../../../../format/dates.ts'
import { CaseBadges } from '../../../../parts/cases/CaseBadges.tsx'
import { AnswerDue } from '../../../../parts/cases/case-facts.tsx'
import type { CaseRow } from '../../../../parts/cases/case-row.ts'
import { impactLevel } from '../../../../parts/cases/case-row.ts'
import { CaseCell } from '../../parts/CaseCell.tsx'
import styles from './CaseManagerScreen.module.css'
import type { ColumnField } from './case-query.ts'
import { messages } from './messages.ts'

/** Formats and time for dates. */
type Showing = { formats: DateFormats; now: number }

/** How each column is rendered. */
const renderers: Readonly<
  Record<
    ColumnField,
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
  isSortable: (field: ColumnField) => boolean,
  how: Showing,
): TableColumn<CaseRow>[] =>
  fields.map((field) => {
    const { cell, ...column } = renderers[field]
    return {
      ...column,
      id: field,
      header: messages.columnNames[field],
      isSortable: isSortable(field),
      cell: (row) => cell(row, how),
    }
  })

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
