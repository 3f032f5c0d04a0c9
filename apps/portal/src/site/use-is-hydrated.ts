import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => {}

/**
 * False during hydration, which must match the HTML of the server, and true from the next render on. Use it for state that only the browser
 * has, such as its history after a reload.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
