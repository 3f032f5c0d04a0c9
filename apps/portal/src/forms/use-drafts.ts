import { useCallback } from 'react'
import { useBrowser } from '../session/browser.tsx'
import { type BrowserDrafts, type Drafts, draftsOf } from '../session/drafts.ts'
import { usePage } from '../site/page.tsx'
import { useKeptDrafts } from './kept-drafts.tsx'

/** The drafts of the reader, for effects and event handlers: the server rendering has none. Drafts of visitors stay in this browser. */
export function useDrafts(): () => Drafts {
  const kept = useKeptDrafts()
  const copies = useBrowserDrafts()
  return useCallback(() => kept ?? copies(), [kept, copies])
}

/** Data of the reader that only this browser keeps, such as the keys of unanswered attempts. */
export function useBrowserDrafts(): () => BrowserDrafts {
  const userId = usePage().session?.user.id ?? ''
  const browser = useBrowser()
  return useCallback(() => draftsOf(localStorage, userId, () => browser?.hasForgotten() ?? false), [userId, browser])
}

/** Reads the draft of a form that opens: synchronously for visitors, whose drafts are in this browser only. */
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
