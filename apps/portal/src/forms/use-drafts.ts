import { useCallback } from 'react'
import { useBrowser } from '../session/browser.tsx'
import { type Drafts, draftsOf } from '../session/drafts.ts'
import { usePage } from '../site/page.tsx'

/** The drafts of the reader, for effects and events: the server has none. */
export function useDrafts(): () => Drafts {
  const userId = usePage().session?.user.id ?? ''
  const browser = useBrowser()
  return useCallback(() => draftsOf(localStorage, userId, () => browser?.hasForgotten() ?? false), [userId, browser])
}
