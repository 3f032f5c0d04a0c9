import { Icon } from '../icons/Icon.tsx'
import { ArrowDownIcon, ArrowUpIcon, SortableIcon } from '../icons/icons.ts'
import styles from './DataTable.module.css'

/** The sorted column and its direction. */
export interface TableSort {
  columnId: string
  direction: 'ascending' | 'descending'
}

/** The button in a sortable header; `aria-sort` on the header says the direction. */
export function SortButton({
  columnId,
  label,
  sort,
  onSort,
}: {
  columnId: string
  label: string
  sort: TableSort | undefined
  onSort: (sort: TableSort) => void
}) {
  const current = sort?.columnId === columnId ? sort.direction : undefined
  const icon = current === undefined ? SortableIcon : current === 'ascending' ? ArrowUpIcon : ArrowDownIcon
  return (
    <button
      type="button"
      className={styles.sort}
      onClick={() => onSort({ columnId, direction: current === 'ascending' ? 'descending' : 'ascending' })}
    >
      {label}
      <Icon of={icon} />
    </button>
  )
}
