import { useSyncExternalStore } from 'react'
import { isAllowed } from '../site/cookie-choices.ts'
import { useCookieChoices } from './cookies/cookie-choosing.ts'
import { areKeysOff, turnKeys, watchKeys } from './keys-off.ts'

const notKnown = (): null => null

/** Whether single-letter and command shortcuts are off (null until hydration), and a function to turn them on or off. */
export function useKeys(): { areOff: boolean | null; turn: (areOn: boolean) => void } {
  const { choices } = useCookieChoices()
  return {
    areOff: useSyncExternalStore<boolean | null>(watchKeys, areKeysOff, notKnown),
    turn: (areOn) => turnKeys(areOn, isAllowed(choices, 'functional')),
  }
}
