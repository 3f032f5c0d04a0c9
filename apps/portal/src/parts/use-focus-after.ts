import { useEffect, useRef } from 'react'

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
