import { useEffect, useRef } from 'react'

/**
 * Does what moves the page only after a press that is under way: otherwise what is pressed would slip from under the pointer, and the
 * click would be lost. Without a press it is done at once.
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
    // A click comes after its release.
    document.addEventListener('pointerup', () => setTimeout(work), { once: true })
  }
}
