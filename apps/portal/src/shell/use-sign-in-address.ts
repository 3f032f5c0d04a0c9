import { useLocation, useSearchParams } from 'react-router'
import { pageAt } from '../site/pages.ts'
import { paths, signInAndReturn } from '../site/paths.ts'

/** The address of the sign-in page that returns to the current page, or to the return address of that page. */
export function useSignInAddress(): string {
  const location = useLocation()
  const [query] = useSearchParams()
  const [, page] = pageAt(location.pathname) ?? []
  if (page === undefined) return paths.signIn()
  return page.audience === 'guest'
    ? paths.signIn({ startURL: query.get('startURL') ?? undefined })
    : signInAndReturn(location)
}
