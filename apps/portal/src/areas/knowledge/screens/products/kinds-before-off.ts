import { type AlertSwitch, alertSwitches } from 'contract'
import { functionalKeys } from '../../../../site/functional-storage.ts'

type Whose = { userId: string; productId: string }

/** The kinds of alerts of a product that somebody had on when they turned them off together in this browser; null where it knows of none. */
export function kindsBeforeOff(storage: Storage, whose: Whose): readonly AlertSwitch[] | null {
  const kept = storage.getItem(keyOf(whose))?.split(',') ?? []
  const kinds = alertSwitches.filter((name) => kept.includes(name))
  return kinds.length === 0 ? null : kinds
}

/** Keeps them until they are turned on again. A browser that keeps nothing does without. */
export function keepKindsBeforeOff(storage: Storage, whose: Whose, kinds: readonly AlertSwitch[]): void {
  try {
    storage.setItem(keyOf(whose), kinds.join(','))
  } catch {
    // There is no room.
  }
}

const keyOf = ({ userId, productId }: Whose): string => `${functionalKeys.alertKinds}:${userId}:${productId}`
