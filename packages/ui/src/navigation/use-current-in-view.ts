import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls a row of links or tabs sideways so that the current item is in its middle, also in a window of another size. */
export function useCurrentInView<Row extends HTMLElement>(current: string | undefined): RefObject<Row | null> {
  const row = useRef<Row>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item became the current one.
  useEffect(() => {
    const show = () => {
      const list = row.current
      const item = list?.querySelector('[aria-selected="true"], [aria-current]')?.getBoundingClientRect()
      if (!list || !item) return
      const { left, width } = list.getBoundingClientRect()
      list.scrollLeft += item.left + item.width / 2 - left - width / 2
    }
    show()
    addEventListener('resize', show)
    return () => removeEventListener('resize', show)
  }, [current])
  return row
}
