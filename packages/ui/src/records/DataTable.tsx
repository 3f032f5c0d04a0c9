import { Fragment, type ReactNode, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { CaseStrips } from './CaseStrip.tsx'
import styles from './DataTable.module.css'
import { ResizeHandle } from './ResizeHandle.tsx'
import { rowLinkHandlers } from './row-link.ts'
import { SortButton, type TableSort } from './SortButton.tsx'
import { type SortableColumn, SortSelect } from './SortSelect.tsx'
import { type ColumnWidths, useColumnWidths } from './use-column-widths.ts'

/** One column: its header and how it renders a cell. */
export interface TableColumn<Row> extends SortableColumn {
  /** Rendered in the header cell in place of the header, for instance a checkbox that selects all rows. */
  headerCell?: ReactNode
  /** Keeps the header for assistive technology only, for instance above row menus. */
  isHeaderHidden?: boolean | undefined
  align?: 'start' | 'center' | 'end' | undefined
  /** `main` takes about a third of the width; `fit` does not wrap its content. */
  width?: 'main' | 'fit' | undefined
  /** Takes a whole line of a card. */
  isLine?: boolean | undefined
  /** Takes a whole line of a card, after its header. */
  hasLabel?: boolean | undefined
  cell: (row: Row) => ReactNode
}

export interface DataTableProps<Row> {
  /** The accessible name of the table. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: TableSort | undefined
  /** Called when a sortable header is pressed: the sorted column is reversed, another one starts ascending. */
  onSort?: ((sort: TableSort) => void) | undefined
  /** Chosen widths. A table with a width for each column keeps them, and scrolls where they do not fit. */
  widths?: ColumnWidths | undefined
  /** Called with the widths of all columns after one was dragged. Without it the columns have no handles. */
  onResize?: ((widths: ColumnWidths) => void) | undefined
  isRowSelected?: ((row: Row) => boolean) | undefined
  /** Rows that stand out because they must not be missed. */
  isRowAlarm?: ((row: Row) => boolean) | undefined
  /** Renders a row below 48em, for instance as a `CaseStrip`; when absent the cells are stacked as a card. */
  strip?: ((row: Row) => ReactNode) | undefined
  /** A press anywhere in a row follows the first link in it. */
  hasRowLinks?: boolean | undefined
  /** Rows of one line that cut their texts. */
  isDense?: boolean | undefined
  /** New rows are loading: the old ones stay and are dimmed. */
  isBusy?: boolean | undefined
}

/** A table with sortable columns; below 48em strips or cards with the same facts in the same order. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  widths = noWidths,
  onResize,
  isRowSelected,
  isRowAlarm,
  strip,
  hasRowLinks = false,
  isDense = false,
  isBusy,
}: DataTableProps<Row>) {
  const heads = useRef<HTMLTableRowElement>(null)
  const ids = columns.map(({ id }) => id)
  const sized = useColumnWidths(heads, ids, widths, onResize)
  const isSized = ids.every((id) => sized.widths[id])
  return (
    <div aria-busy={isBusy || undefined} className={classNames(isBusy && styles.busy)}>
      {onSort ? (
        <div className={classNames(styles.sortList, strip && styles.aboveCards)}>
          <SortSelect columns={columns} sort={sort} onSort={onSort} />
        </div>
      ) : null}
      <div className={classNames(styles.scroll, strip && styles.wideOnly)}>
        <table
          {...roles.table}
          className={classNames(styles.table, !strip && styles.cards, isSized && styles.sized, isDense && styles.dense)}
        >
          <caption className="vh">{caption}</caption>
          <colgroup>
            {ids.map((id) => (
              <col key={id} width={sized.widths[id] || undefined} />
            ))}
          </colgroup>
          <thead {...roles.rowgroup}>
            <tr ref={heads} {...roles.row}>
              {columns.map((column) => (
                <th
                  key={column.id}
                  {...roles.columnheader}
                  scope="col"
                  aria-sort={column.isSortable ? directionOf(column.id, sort) : undefined}
                  className={cellClass(column)}
                >
                  {column.isSortable && onSort ? (
                    <SortButton columnId={column.id} label={column.header} sort={sort} onSort={onSort} />
                  ) : (
                    (column.headerCell ?? (
                      <span className={column.isHeaderHidden ? 'vh' : undefined}>{column.header}</span>
                    ))
                  )}
                  {onResize ? (
                    <ResizeHandle
                      label={column.header}
                      width={sized.widths[column.id]}
                      onDrag={(pixels) => sized.dragTo(column.id, pixels)}
                      onLetGo={sized.letGo}
                      onStep={(pixels) => sized.step(column.id, pixels)}
                    />
                  ) : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...roles.rowgroup}>
            {rows.map((row) => (
              <tr
                key={rowKey(row)}
                {...roles.row}
                {...(hasRowLinks ? rowLinkHandlers : {})}
                className={classNames(
                  isRowSelected?.(row) && styles.selected,
                  isRowAlarm?.(row) && styles.alarm,
                  hasRowLinks && styles.pressable,
                )}
              >
                {columns.map((column) => (
                  <td
                    key={column.id}
                    {...roles.cell}
                    dir="auto"
                    className={cellClass(column)}
                    data-label={column.hasLabel ? column.header : undefined}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {strip ? (
        <div className={styles.phoneOnly}>
          <CaseStrips label={caption} isBay>
            {rows.map((row) => (
              <Fragment key={rowKey(row)}>{strip(row)}</Fragment>
            ))}
          </CaseStrips>
        </div>
      ) : null}
    </div>
  )
}

const noWidths: ColumnWidths = {}

function directionOf(columnId: string, sort: TableSort | undefined): 'none' | 'ascending' | 'descending' {
  return sort?.columnId === columnId ? sort.direction : 'none'
}

type Look = Pick<TableColumn<never>, 'align' | 'width' | 'isLine' | 'hasLabel'>

function cellClass({ align, width, isLine, hasLabel }: Look): string {
  return classNames(
    align === 'end' && styles.end,
    align === 'center' && styles.center,
    width === 'main' && styles.main,
    width === 'fit' && styles.fit,
    isLine && styles.line,
    hasLabel && styles.labelled,
  )
}

// Explicit roles: the cards change the `display` of table elements, and some browsers then drop their roles.
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
}
