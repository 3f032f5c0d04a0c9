import { useLocation } from 'react-router'
import { useIsHydrated } from '../../site/use-is-hydrated.ts'

/** The secret of a mailed link, which stands behind `#` so that no server logs it; null without one, and while the server draws the page. */
export function useLinkToken(): string | null {
  const { hash } = useLocation()
  return useIsHydrated() ? new URLSearchParams(hash.slice(1)).get('token') : null
}
