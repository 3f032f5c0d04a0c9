import { useEffect, useRef } from 'react'

/** Moves the focus once a dialog is gone; as long as it is open it keeps the focus. @returns takes what to do then. */
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
