import { type RefObject, useEffect, useRef, useState } from 'react'

type Place = {
  rows: RefObject<HTMLDivElement | null>
  title: RefObject<HTMLHeadingElement | null>
  /** Moves the focus to the row that has come to this place. @param at - of the removed row, counted from 0. */
  focusAt: (at: number) => void
}

/**
 * After a row is removed the keyboard goes on at its place: at the button with `data-remove` of the next row, of the last one, or at the
 * title when there is none.
 */
export function useFocusAfterRemoval(): Place {
  const rows = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  // One object for each removal: the next row may be removed from the same place.
  const [removed, setRemoved] = useState<{ at: number } | null>(null)
  useEffect(() => {
    if (removed === null) return
    const buttons = [...(rows.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
    const target = buttons[removed.at] ?? buttons.at(-1) ?? title.current
    target?.focus()
  }, [removed])
  return { rows, title, focusAt: (at) => setRemoved({ at }) }
}
