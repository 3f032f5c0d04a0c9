import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * How many screens fit into the line of the header. All, until it is measured, as on the server.
 *
 * @param line - contains the list of screens, then the menu that is shown if all fit, then the menu that is shown if some do not.
 */
export function useFittingCount(line: RefObject<HTMLElement | null>, screenCount: number): number {
  const [measured, setMeasured] = useState({ of: screenCount, fitting: screenCount })
  useLayoutEffect(() => {
    const whole = line.current
    const [list, supportMenu, moreMenu] = whole?.children ?? []
    if (!whole || !list || !supportMenu || !moreMenu) return
    const measure = () => {
      const widths = [...list.children].map(widthOf)
      const menus = { supportMenu: widthOf(supportMenu), moreMenu: widthOf(moreMenu) }
      setMeasured({ of: screenCount, fitting: fittingCount(widths, widthOf(whole), menus) })
    }
    measure()
    const observer = new ResizeObserver(measure)
    // The list is observed too, because its widths change when its font is loaded.
    for (const part of [whole, list]) observer.observe(part)
    return () => observer.disconnect()
  }, [line, screenCount])
  return measured.of === screenCount ? measured.fitting : screenCount
}

/** How many of these widths, from the first on, fit next to the menu that is then shown. */
export function fittingCount(
  widths: readonly number[],
  room: number,
  menus: { supportMenu: number; moreMenu: number },
): number {
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((total, width) => total + width, 0))
  if ((ends.at(-1) ?? 0) + menus.supportMenu <= room) return widths.length
  return ends.slice(0, -1).filter((end) => end + menus.moreMenu <= room).length
}

const widthOf = (element: Element): number => element.getBoundingClientRect().width
