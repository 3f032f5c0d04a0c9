import { functionalKeys } from '../site/functional-storage.ts'

/** Storage key for turned-off single-letter and command shortcuts. */
export const KEYS_OFF = functionalKeys.keysOff

/** Whether shortcuts are off: in this browser, or, without consent to store that, on this page until it is reloaded. */
export const areKeysOff = (): boolean =>
  document.documentElement.dataset.keys === 'off' || localStorage.getItem(KEYS_OFF) === 'off'

/**
 * Turns shortcuts on or off (WCAG 2.1.4).
 *
 * @param mayRemember - whether the user consents to storing the setting in this browser.
 */
export function turnKeys(areOn: boolean, mayRemember: boolean): void {
  if (areOn) {
    delete document.documentElement.dataset.keys
    localStorage.removeItem(KEYS_OFF)
  } else {
    document.documentElement.dataset.keys = 'off'
    if (mayRemember) localStorage.setItem(KEYS_OFF, 'off')
  }
  for (const changed of listeners) changed()
}

const listeners = new Set<() => void>()

/** Subscribes to shortcuts being turned on or off, also in other tabs. Returns the function that unsubscribes. */
export function watchKeys(changed: () => void): () => void {
  listeners.add(changed)
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', changed)
  }
}

/** Elements in which keys enter text or already have another function. */
export const OTHER_KEYS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
