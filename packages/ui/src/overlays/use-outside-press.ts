import { type RefObject, useEffect, useRef } from 'react'

/**
 * Reports a press that begins and ends outside all of the elements. Scrolling by touch does not count as a press.
 *
 * @param isActive - false removes the listeners.
 */
export function useOutsidePress(
  isActive: boolean,
  elements: readonly RefObject<HTMLElement | null>[],
  onPress: () => void,
): void {
  // A ref, because the press may itself cause a render.
  const latest = useRef({ elements, onPress })
  useEffect(() => {
    latest.current = { elements, onPress }
  })
  useEffect(() => {
    if (!isActive) return
    const isOutside = ({ target }: PointerEvent) =>
      target instanceof Node && !latest.current.elements.some((element) => element.current?.contains(target))
    let beganOutside = false
    const begin = (event: PointerEvent) => {
      beganOutside = isOutside(event)
    }
    const end = (event: PointerEvent) => {
      if (beganOutside && isOutside(event)) latest.current.onPress()
    }
    document.addEventListener('pointerdown', begin, true)
    document.addEventListener('pointerup', end, true)
    return () => {
      document.removeEventListener('pointerdown', begin, true)
      document.removeEventListener('pointerup', end, true)
    }
  }, [isActive])
}
