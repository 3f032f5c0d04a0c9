import { Fragment, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { CaseStrips } from './CaseStrip.tsx'
import styles from './DataTable.module.css'
import { rowLinkHandlers } from './row-link.ts'
import { SortButton, type TableSort } from './SortButton.tsx'
import { type SortableColumn, SortSelect } from './SortSelect.tsx'

/** One column: its header and how it renders a cell. */
export interface TableColumn<Row> extends SortableColumn {
  /** Keeps the header for assistive technology only, for instance above row menus. */
  isHeaderHidden?: boolean | undefined
  align?: 'start' | 'center' | 'end' | undefined
  /** `main` takes about a third of the width; `fit` does not wrap its content. */
  width?: 'main' | 'fit' | undefined
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
  isRowSelected?: ((row: Row) => boolean) | undefined
  /** Renders a row below 48em, for instance as a `CaseStrip`; when absent the cells are stacked as a card. */
  strip?: ((row: Row) => ReactNode) | undefined
  /** A press anywhere in a row follows the first link in it. */
  hasRowLinks?: boolean | undefined
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
  isRowSelected,
  strip,
  hasRowLinks = false,
  isBusy,
}: DataTableProps<Row>) {
  return (
    <div aria-busy={isBusy || undefined} className={classNames(isBusy && styles.busy)}>
      {onSort ? (
        <div className={styles.sortList}>
          <SortSelect columns={columns} sort={sort} onSort={onSort} />
        </div>
      ) : null}
      <div className={classNames(styles.scroll, strip && styles.wideOnly)}>
        <table {...roles.table} className={classNames(styles.table, !strip && styles.cards)}>
          <caption className="vh">{caption}</caption>
          <thead {...roles.rowgroup}>
            <tr {...roles.row}>
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
                    <span className={column.isHeaderHidden ? 'vh' : undefined}>{column.header}</span>
                  )}
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
                className={classNames(isRowSelected?.(row) && styles.selected, hasRowLinks && styles.pressable)}
              >
                {columns.map((column) => (
                  <td
                    key={column.id}
                    {...roles.cell}
                    className={cellClass(column)}
                    data-label={column.isHeaderHidden ? undefined : column.header}
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

function directionOf(columnId: string, sort: TableSort | undefined): 'none' | 'ascending' | 'descending' {
  return sort?.columnId === columnId ? sort.direction : 'none'
}

function cellClass({ align, width }: { align?: string | undefined; width?: string | undefined }): string {
  return classNames(
    align === 'end' && styles.end,
    align === 'center' && styles.center,
    width === 'main' && styles.main,
    width === 'fit' && styles.fit,
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
