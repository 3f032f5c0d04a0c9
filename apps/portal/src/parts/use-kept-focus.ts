import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus to the parent element when the element that contains it is removed, such as a failure after Try again. Otherwise
 * keyboard users would start again at the top of the page.
 *
 * @returns ref for the outermost element.
 */
export function useKeptFocus<E extends HTMLElement>(): RefObject<E | null> {
  const part = useRef<E>(null)
  useLayoutEffect(() => {
    const element = part.current
    // The cleanup of a layout effect runs while the elements are still in the document.
    return () => {
      const around = element?.parentElement
      if (!around || !element.contains(document.activeElement)) return
      around.tabIndex = -1
      around.focus({ preventScroll: true })
    }
  }, [])
  return part
}
