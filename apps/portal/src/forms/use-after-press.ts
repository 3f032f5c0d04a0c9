import { useEffect, useRef } from 'react'

/**
 * Defers work that shifts the layout until the pointer is released: otherwise the pressed control would move from under the pointer and
 * the click would be lost. Without a press the work runs at once.
 */
export function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false)
  useEffect(() => {
    const press = (): void => {
      isPressed.current = true
    }
    const release = (): void => {
      isPressed.current = false
    }
    const controller = new AbortController()
    const options = { capture: true, signal: controller.signal }
    document.addEventListener('pointerdown', press, options)
    for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, release, options)
    return () => controller.abort()
  }, [])
  return (work) => {
    if (!isPressed.current) return work()
    // The click event follows `pointerup`.
    document.addEventListener('pointerup', () => setTimeout(work), { once: true })
  }
}
