import { Select } from '../controls/Select.tsx'
import type { TableSort } from './SortButton.tsx'

/** A column, and the labels of its sort orders. */
export interface SortableColumn {
  id: string
  header: string
  isSortable?: boolean | undefined
  /** Labels of its two orders in a list, such as "newest first". */
  orders?: { ascending: string; descending: string } | undefined
}

type Props = {
  columns: readonly SortableColumn[]
  sort: TableSort | undefined
  onSort: (sort: TableSort) => void
}

const directions = ['descending', 'ascending'] as const

/** The sort orders of a table as a list, where its headers are not shown. */
export function SortSelect({ columns, sort, onSort }: Props) {
  const sorts = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ id, header, orders = messages.orders }) =>
      directions.map((direction) => ({
        value: `${id} ${direction}`,
        label: `${header}: ${orders[direction]}`,
        sort: { columnId: id, direction },
      })),
    )
  return (
    <Select
      label={messages.sortBy}
      isLabelHidden
      options={sorts}
      value={sort && `${sort.columnId} ${sort.direction}`}
      onChange={(value) => {
        const chosen = sorts.find((each) => each.value === value)
        if (chosen) onSort(chosen.sort)
      }}
    />
  )
}

const messages = {
  sortBy: 'Sort by',
  orders: { ascending: 'ascending', descending: 'descending' },
} as const
