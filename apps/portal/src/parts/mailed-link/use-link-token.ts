import { useLocation } from 'react-router'
import { useIsHydrated } from '../../site/use-is-hydrated.ts'

/** Token of a mailed link; null if there is none, and on the server. It is in the URL fragment, so that it never appears in server logs. */
export function useLinkToken(): string | null {
  const { hash } = useLocation()
  return useIsHydrated() ? new URLSearchParams(hash.slice(1)).get('token') : null
}
