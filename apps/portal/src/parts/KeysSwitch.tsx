import { useSyncExternalStore } from 'react'
import { Switch } from 'ui'
import { isAllowed } from '../site/cookie-choices.ts'
import { useCookieChoices } from './cookies/cookie-choosing.ts'
import { areKeysOff, turnKeys, watchKeys } from './keys-off.ts'

/** Turns single-letter and command shortcuts off and on (WCAG 2.1.4). */
export function KeysSwitch({ label }: { label: string }) {
  const { areOff, turn } = useKeys()
  return <Switch label={label} isOn={areOff !== true} isDisabled={areOff === null} onChange={turn} />
}

const notKnown = (): null => null

/** Whether single-letter and command shortcuts are off (null until hydration), and a function to turn them on or off. */
function useKeys(): { areOff: boolean | null; turn: (areOn: boolean) => void } {
  const { choices } = useCookieChoices()
  return {
    areOff: useSyncExternalStore<boolean | null>(watchKeys, areKeysOff, notKnown),
    turn: (areOn) => turnKeys(areOn, isAllowed(choices, 'functional')),
  }
}
