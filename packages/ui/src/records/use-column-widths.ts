import { type RefObject, useRef, useState } from 'react'

/** Widths of columns in pixels, by their ids. */
export type ColumnWidths = Readonly<Record<string, number>>

export const leastWidth = 64
export const mostWidth = 1_200

/**
 * Column widths of a table during a change. A drag starts from the measured widths of all columns, so that the other columns keep theirs.
 *
 * @param heads - the row of the column heads, in the order of the ids.
 * @param onResize - gets the widths of all columns after one was changed.
 */
export function useColumnWidths(
  heads: RefObject<HTMLTableRowElement | null>,
  ids: readonly string[],
  widths: ColumnWidths,
  onResize: ((widths: ColumnWidths) => void) | undefined,
) {
  // A drag is handled by the functions of the render in which it started.
  const drag = useRef<{ start: ColumnWidths; now: ColumnWidths } | null>(null)
  const [dragged, setDragged] = useState<ColumnWidths | null>(null)

  const measured = (): ColumnWidths =>
    Object.fromEntries(
      ids.map((id, index) => [id, Math.max(leastWidth, heads.current?.cells[index]?.offsetWidth ?? 0)]),
    )

  const moved = (start: ColumnWidths, id: string, pixels: number): ColumnWidths => {
    const width = Math.min(Math.max((start[id] ?? leastWidth) + pixels, leastWidth), mostWidth)
    return { ...start, [id]: width }
  }
  const dragTo = (id: string, pixels: number): void => {
    const start = drag.current?.start ?? measured()
    drag.current = { start, now: moved(start, id, pixels) }
    setDragged(drag.current.now)
  }
  const letGo = (): void => {
    if (drag.current) onResize?.(drag.current.now)
    drag.current = null
    setDragged(null)
  }
  const step = (id: string, pixels: number): void => onResize?.(moved(measured(), id, pixels))
  return { widths: dragged ?? widths, dragTo, letGo, step }
}
