import { auth } from 'contract'
import { useMemo } from 'react'
import { useMailedLink } from '../../../../parts/mailed-link/use-mailed-link.ts'
import { useBrowser } from '../../../../session/browser.tsx'

/** The address of the registration, the page to open in the end, and the terms with their version. */
export type OpenedLink = { email: string; startURL: string; terms: string; termsHtml: string }

/** Checks the registration of a link, without using it up. */
export function useRegistrationLink(token: string) {
  const browser = useBrowser()
  const look = useMemo(
    () => (browser ? (): Promise<OpenedLink> => browser.auth.ask(auth.previewRegistration, { token }) : null),
    [browser, token],
  )
  return useMailedLink(look)
}
