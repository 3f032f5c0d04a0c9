import { Switch } from 'ui'
import { useKeys } from './use-keys.ts'

/** Turns single-letter and command shortcuts off and on (WCAG 2.1.4). */
export function KeysSwitch({ label }: { label: string }) {
  const { areOff, turn } = useKeys()
  return <Switch label={label} isOn={areOff !== true} isDisabled={areOff === null} onChange={turn} />
}
