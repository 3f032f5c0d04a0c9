import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * How many screens have room in the line of the header. Until it is measured, as on the server, all have.
 *
 * @param line - holds the list of the screens, then the menu beside all of them, then the menu beside some of them.
 */
export function useFittingCount(line: RefObject<HTMLElement | null>, screenCount: number): number {
  const [measured, setMeasured] = useState({ of: screenCount, fitting: screenCount })
  useLayoutEffect(() => {
    const whole = line.current
    const [list, besideAll, besideSome] = whole?.children ?? []
    if (!whole || !list || !besideAll || !besideSome) return
    const measure = () => {
      const widths = [...list.children].map(widthOf)
      const menus = { besideAll: widthOf(besideAll), besideSome: widthOf(besideSome) }
      setMeasured({ of: screenCount, fitting: fittingCount(widths, widthOf(whole), menus) })
    }
    measure()
    const observer = new ResizeObserver(measure)
    // The list as well as the window: it has other widths once its font is loaded.
    for (const part of [whole, list]) observer.observe(part)
    return () => observer.disconnect()
  }, [line, screenCount])
  return measured.of === screenCount ? measured.fitting : screenCount
}

/** How many of the first of these widths fit beside the menu that is then shown. */
export function fittingCount(
  widths: readonly number[],
  room: number,
  menus: { besideAll: number; besideSome: number },
): number {
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((total, width) => total + width, 0))
  if ((ends.at(-1) ?? 0) + menus.besideAll <= room) return widths.length
  return ends.slice(0, -1).filter((end) => end + menus.besideSome <= room).length
}

const widthOf = (element: Element): number => element.getBoundingClientRect().width
