import { functionalKeys } from '../site/functional-storage.ts'

/** Where the browser remembers that keys of one letter and of commands were turned off. */
export const KEYS_OFF = functionalKeys.keysOff

/** Whether keys were turned off, in this browser or, where it may not remember that, on this page until it is loaded anew. */
export const areKeysOff = (): boolean =>
  document.documentElement.dataset.keys === 'off' || localStorage.getItem(KEYS_OFF) === 'off'

/**
 * Turns keys on or off (WCAG 2.1.4).
 *
 * @param mayRemember - whether the reader lets this browser keep it.
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

/** Calls back when keys are turned on or off, in another tab too, until the function that it gives is called. */
export function watchKeys(changed: () => void): () => void {
  listeners.add(changed)
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', changed)
  }
}

/** Where keys are typed, or have a meaning of their own. */
export const OTHER_KEYS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
