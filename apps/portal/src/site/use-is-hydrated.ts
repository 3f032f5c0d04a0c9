import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => {}

/**
 * False while the page is drawn as the server drew it. What only this browser knows, such as the state of its history after a reload,
 * shows from the next drawing on.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
