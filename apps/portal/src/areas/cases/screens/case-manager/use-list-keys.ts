import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useCookieChoices } from '../../../../parts/cookies/cookie-choosing.ts'
import { isAllowed } from '../../../../site/cookie-choices.ts'

/** Where keys are typed, or have a meaning of their own. */
const OTHERS =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

const ROWS = '[role="tabpanel"] tbody tr, [role="tabpanel"] li'

const KEPT = 'case-list-keys'

/**
 * The keys of Case Manager: j and k move through the cases, / goes to the search, ? tells of them. Enter opens a case by its link. Keys
 * of one letter can be turned off (WCAG 2.1.4); that is remembered in this browser where it may be.
 */
export function useListKeys(show: () => void) {
  const { choices } = useCookieChoices()
  const turnedOff = useRef<boolean | null>(null)
  const [isOn, setOn] = useState(true)
  const tell = useCallback(() => {
    setOn(!isOff(turnedOff))
    show()
  }, [show])
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, key } = event
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (target instanceof Element && target.closest(OTHERS)) return
      if (isOff(turnedOff)) return
      if (key === 'j') move(1)
      else if (key === 'k') move(-1)
      else if (key === '/') document.querySelector<HTMLElement>('[role="tabpanel"] input[type="search"]')?.focus()
      else if (key === '?') tell()
      else return
      // Otherwise the key would be typed where the focus went.
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [tell])
  const turn = (on: boolean): void => {
    turnedOff.current = !on
    setOn(on)
    if (on) localStorage.removeItem(KEPT)
    else if (isAllowed(choices, 'functional')) localStorage.setItem(KEPT, 'off')
  }
  return { isOn, turn, tell }
}

/** What the browser remembers counts from the first key on. */
function isOff(turnedOff: RefObject<boolean | null>): boolean {
  turnedOff.current ??= localStorage.getItem(KEPT) === 'off'
  return turnedOff.current
}

/** Focuses the link of the next or the previous case, from none the first or the last one. */
function move(step: 1 | -1): void {
  const links = [...document.querySelectorAll(ROWS)]
    .map((row) => row.querySelector('a'))
    .filter((link) => link !== null && link.getClientRects().length > 0)
  const current = links.findIndex((link) => link?.closest('tr, li')?.contains(document.activeElement))
  links[current === -1 ? (step === 1 ? 0 : links.length - 1) : current + step]?.focus()
}
