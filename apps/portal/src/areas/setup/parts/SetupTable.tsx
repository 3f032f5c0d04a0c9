import { DataTable, Link, type TableColumn } from 'ui'
import { useFormats } from '../../../format/use-formats.ts'
import { fieldAt, shownText } from '../../../records/field-at.ts'
import type { SetupColumn, SetupRow } from './setup-reads.ts'

type Props = {
  caption: string
  /** The address of a record. */
  hrefOf: (id: string) => string
  columns: readonly SetupColumn[]
  rows: readonly SetupRow[]
  isBusy?: boolean
}

/** Records of a list, with the columns of its metadata; the first one leads to the record. */
export function SetupTable({ caption, hrefOf, columns, rows, isBusy }: Props) {
  const textIn = useCellText()
  const shown = columns.slice(0, MOST_COLUMNS).map(
    (column, index): TableColumn<SetupRow> => ({
      id: column.fieldApiName,
      header: column.label,
      // A wide first column among many would break the words of the second.
      ...(index === 0 ? (columns.length < MOST_COLUMNS ? { width: 'main' as const } : {}) : { hasLabel: true }),
      ...(index > 1 ? { width: 'fit' as const } : {}),
      cell: (row) =>
        index === 0 ? (
          <Link href={hrefOf(row.id)}>
            <b dir="auto">{textIn(row, column) || row.id}</b>
          </Link>
        ) : (
          <span dir="auto">{textIn(row, column)}</span>
        ),
    }),
  )
  return <DataTable caption={caption} columns={shown} rows={rows} rowKey={({ id }) => id} isBusy={isBusy} hasRowLinks />
}

/** Columns of a table; the page of a record shows all of them. */
const MOST_COLUMNS = 5

/** The text of a cell: a date in the reader's format, Yes or No, or the text that the server shows. */
export function useCellText(): (row: SetupRow, column: SetupColumn) => string {
  const formats = useFormats()
  return (row, { fieldApiName }) => {
    const field = fieldAt(row, fieldApiName.split('.'))
    const value = field?.value
    return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? formats.day(value) : shownText(field)
  }
}
