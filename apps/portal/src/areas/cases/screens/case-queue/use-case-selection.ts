import { useMemo, useState } from 'react'
import type { QueueRow } from './queue-row.ts'

/** The selected cases, across pages: numbers by id. */
export function useCaseSelection(rows: readonly QueueRow[]) {
  const [selected, setSelected] = useState<ReadonlyMap<string, string>>(new Map())
  return useMemo(() => {
    const change = (ids: readonly QueueRow[], isSelected: boolean): void =>
      setSelected((before) => {
        const after = new Map(before)
        for (const { id, number } of ids) {
          if (isSelected) after.set(id, number)
          else after.delete(id)
        }
        return after
      })
    const onPage = rows.filter(({ id }) => selected.has(id)).length
    return {
      selected,
      isSelected: ({ id }: QueueRow): boolean => selected.has(id),
      isPageSelected: rows.length > 0 && onPage === rows.length,
      isPageMixed: onPage > 0 && onPage < rows.length,
      select: (row: QueueRow, isSelected: boolean): void => change([row], isSelected),
      selectPage: (isSelected: boolean): void => change(rows, isSelected),
      /** Reduces the selection to these cases, such as the rejected ones. */
      keep: (ids: readonly string[]): void =>
        setSelected((before) => new Map([...before].filter(([id]) => ids.includes(id)))),
    }
  }, [rows, selected])
}

export type CaseSelection = ReturnType<typeof useCaseSelection>
