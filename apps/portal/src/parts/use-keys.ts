import { useSyncExternalStore } from 'react'
import { isAllowed } from '../site/cookie-choices.ts'
import { useCookieChoices } from './cookies/cookie-choosing.ts'
import { areKeysOff, turnKeys, watchKeys } from './keys-off.ts'

const notKnown = (): null => null

/** Whether keys of one letter and of commands are off, null until the browser can tell, and how to turn them. */
export function useKeys(): { areOff: boolean | null; turn: (areOn: boolean) => void } {
  const { choices } = useCookieChoices()
  return {
    areOff: useSyncExternalStore<boolean | null>(watchKeys, areKeysOff, notKnown),
    turn: (areOn) => turnKeys(areOn, isAllowed(choices, 'functional')),
  }
}
