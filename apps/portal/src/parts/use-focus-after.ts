import { type RefObject, useEffect, useRef, useState } from 'react'

/** Moves the focus after a dialog closes, because an open dialog traps it. @returns registers the callback that moves the focus. */
export function useFocusAfter(isOpen: boolean): (focus: () => void) => void {
  const wanted = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (isOpen) return
    wanted.current?.()
    wanted.current = null
  }, [isOpen])
  return (focus) => {
    wanted.current = focus
  }
}

type Place = {
  rows: RefObject<HTMLDivElement | null>
  title: RefObject<HTMLHeadingElement | null>
  /** Moves the focus to the row now at this index. @param at - index of the removed row, from 0. */
  focusAt: (at: number) => void
}

/**
 * Keeps the keyboard position after a row is removed: focuses the `data-remove` button of the next row, else of the last row, else the
 * title.
 */
export function useFocusAfterRemoval(): Place {
  const rows = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  // A new object for each removal, so that the effect also runs if the next removal has the same index.
  const [removed, setRemoved] = useState<{ at: number } | null>(null)
  useEffect(() => {
    if (removed === null) return
    const buttons = [...(rows.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
    const target = buttons[removed.at] ?? buttons.at(-1) ?? title.current
    target?.focus()
  }, [removed])
  return { rows, title, focusAt: (at) => setRemoved({ at }) }
}
