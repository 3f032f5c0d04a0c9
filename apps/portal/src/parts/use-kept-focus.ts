import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in place when the part that has it is removed, such as a failure after its Try again was pressed: the parent element
 * gets it. Otherwise the keyboard would have to start again at the top of the page.
 *
 * @returns the part's outermost element.
 */
export function useKeptFocus<E extends HTMLElement>(): RefObject<E | null> {
  const part = useRef<E>(null)
  useLayoutEffect(() => {
    const element = part.current
    // The elements are still on the page when this runs.
    return () => {
      const around = element?.parentElement
      if (!around || !element.contains(document.activeElement)) return
      around.tabIndex = -1
      around.focus({ preventScroll: true })
    }
  }, [])
  return part
}
