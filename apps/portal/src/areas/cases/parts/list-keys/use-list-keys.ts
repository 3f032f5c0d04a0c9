import { useEffect, useRef } from 'react'
import { areKeysOff, OTHER_KEYS } from '../../../../parts/keys-off.ts'
import type { ListKey } from './list-key.ts'

/**
 * Keyboard shortcuts of a list of cases: j and k move between cases, ? shows the shortcuts, plus those of this list. Enter opens a case
 * by its link; the header handles /. Single-letter shortcuts can be turned off (WCAG 2.1.4); the browser stores that if cookies allow it.
 */
export function useListKeys(region: string, more: readonly ListKey[], show: () => void): void {
  // A shortcut may change with every render; the listener stays.
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
      const pressed = own.current.find((candidate) => candidate.key === key)
      if (pressed) pressed.press(focusedRow(region))
      else if (key === 'j') move(region, 1)
      else if (key === 'k') move(region, -1)
      else if (key === '?') show()
      else return
      // Otherwise the key is typed into the newly focused field.
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [region, show])
}

const rowsOf = (region: string): Element[] => [...document.querySelectorAll(`${region} tbody tr, ${region} li`)]

const focusedRow = (region: string): Element | null =>
  rowsOf(region).find((row) => row.contains(document.activeElement)) ?? null

/** Focuses the link of the next or previous case; without a focused case, the first or last one. */
function move(region: string, step: 1 | -1): void {
  const links = rowsOf(region)
    .map((row) => row.querySelector('a'))
    .filter((link) => link !== null && link.getClientRects().length > 0)
  const current = links.findIndex((link) => link?.closest('tr, li')?.contains(document.activeElement))
  links[current === -1 ? (step === 1 ? 0 : links.length - 1) : current + step]?.focus()
}
