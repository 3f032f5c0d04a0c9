import { createContext, useContext } from 'react'
import type { CookieChoices } from '../../site/cookie-choices.ts'

export type CookieChoosing = {
  /** What was chosen in this browser; null where nobody has chosen yet. */
  readonly choices: CookieChoices | null
  /** Keeps a choice in this browser, takes away what it does not allow, and says so. */
  choose(choices: CookieChoices): void
  openSettings(): void
}

export const CookieChoosingContext = createContext<CookieChoosing | null>(null)

/** What may be stored in this browser, and how to change it. */
export function useCookieChoices(): CookieChoosing {
  const choosing = useContext(CookieChoosingContext)
  if (!choosing) throw new Error('nobody can choose cookies around this component')
  return choosing
}
