import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Drafts } from '../session/drafts.ts'

/** The drafts of a signed-in user: on the server, and in this browser until the server has them. */
export type KeptDrafts = Drafts & {
  /** See `KeptDraft` for these. */
  load: (name: string) => Promise<unknown>
  replaced: (name: string) => unknown
  takeReplaced: (name: string) => unknown
  subscribe: (listener: () => void) => () => void
  /** Saves unsaved drafts of earlier pages now, and all unsaved drafts when the connection is back or the page is hidden. */
  start: () => void
  /** Whether there is a draft in this browser or on the server. @throws FetchError when the server does not answer. */
  isAny: () => Promise<boolean>
  /** Saves all drafts to the server now. @throws when that fails. */
  saveAll: () => Promise<void>
  /** Deletes all drafts. @throws FetchError when that fails. */
  removeAll: () => Promise<void>
}

const KeptDraftsContext = createContext<KeptDrafts | null>(null)

export function KeptDraftsProvider({ drafts, children }: { drafts: KeptDrafts | null; children: ReactNode }) {
  return <KeptDraftsContext value={drafts}>{children}</KeptDraftsContext>
}

/** The drafts that the server keeps; null for visitors, and during server rendering. */
export function useKeptDrafts(): KeptDrafts | null {
  return useContext(KeptDraftsContext)
}

const never = () => () => undefined

/** Whether this browser has overwritten a version of another tab or device. */
export function useIsReplaced(name: string | undefined): boolean {
  const kept = useKeptDrafts()
  const isReplaced = (): boolean => name !== undefined && kept !== null && kept.replaced(name) !== null
  return useSyncExternalStore(kept?.subscribe ?? never, isReplaced, () => false)
}
