import { useCallback } from 'react'
import { useBrowser } from '../session/browser.tsx'
import { type BrowserDrafts, type Drafts, draftsOf } from '../session/drafts.ts'
import { usePage } from '../site/page.tsx'
import { useKeptDrafts } from './kept-drafts.tsx'

/** The drafts of the reader, for effects and events: there are none during server rendering. Those of visitors stay in this browser. */
export function useDrafts(): () => Drafts {
  const kept = useKeptDrafts()
  const copies = useBrowserDrafts()
  return useCallback(() => kept ?? copies(), [kept, copies])
}

/** What this browser alone keeps for the reader, such as the keys of attempts without an answer. */
export function useBrowserDrafts(): () => BrowserDrafts {
  const userId = usePage().session?.user.id ?? ''
  const browser = useBrowser()
  return useCallback(() => draftsOf(localStorage, userId, () => browser?.hasForgotten() ?? false), [userId, browser])
}

/** Reads a draft for a form that is opened: at once where this browser decides it. */
export function useOpenedDraft(): (name: string, open: (draft: unknown) => void) => void {
  const kept = useKeptDrafts()
  const copies = useBrowserDrafts()
  return useCallback(
    (name, open) => {
      if (kept === null) open(copies().read(name))
      else void kept.load(name).then(open)
    },
    [kept, copies],
  )
}
