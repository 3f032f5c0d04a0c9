import { useEffect, useRef } from 'react'
import { areKeysOff, OTHER_KEYS } from '../../../../parts/keys-off.ts'
import type { ListKey } from './list-key.ts'

/**
 * The keys of a list of cases: j and k move through the cases, ? tells of them, and those that only this list has. Enter opens a case by
 * its link, and / is a key of every page, which the header hears. Keys of one letter can be turned off (WCAG 2.1.4); that is remembered
 * in this browser where it may be.
 */
export function useListKeys(region: string, more: readonly ListKey[], show: () => void): void {
  // What a key does may change with every drawing; the listener stays.
  const own = useRef(more)
  useEffect(() => {
    own.current = more
  })
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, key } = event
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (target instanceof Element && target.closest(OTHER_KEYS)) return
      if (areKeysOff()) return
      const pressed = own.current.find((one) => one.key === key)
      if (pressed) pressed.press(focusedRow(region))
      else if (key === 'j') move(region, 1)
      else if (key === 'k') move(region, -1)
      else if (key === '?') show()
      else return
      // Otherwise the key would be typed where the focus went.
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [region, show])
}

const rowsOf = (region: string): Element[] => [...document.querySelectorAll(`${region} tbody tr, ${region} li`)]

const focusedRow = (region: string): Element | null =>
  rowsOf(region).find((row) => row.contains(document.activeElement)) ?? null

/** Focuses the link of the next or the previous case, from none the first or the last one. */
function move(region: string, step: 1 | -1): void {
  const links = rowsOf(region)
    .map((row) => row.querySelector('a'))
    .filter((link) => link !== null && link.getClientRects().length > 0)
  const current = links.findIndex((link) => link?.closest('tr, li')?.contains(document.activeElement))
  links[current === -1 ? (step === 1 ? 0 : links.length - 1) : current + step]?.focus()
}
