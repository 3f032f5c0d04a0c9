import { auth } from 'contract'
import { useMemo } from 'react'
import { useMailedLink } from '../../../../parts/mailed-link/use-mailed-link.ts'
import { useBrowser } from '../../../../session/browser.tsx'

/** Whose registration a mailed link is, where it leads, and the terms to agree to with their version. */
export type OpenedLink = { email: string; startURL: string; terms: string; termsHtml: string }

/** Looks whose registration a link is, without using it. */
export function useRegistrationLink(token: string) {
  const browser = useBrowser()
  const look = useMemo(
    () => (browser ? (): Promise<OpenedLink> => browser.auth.ask(auth.previewRegistration, { token }) : null),
    [browser, token],
  )
  return useMailedLink(look)
}
