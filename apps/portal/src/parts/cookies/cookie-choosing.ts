import { createContext, useContext } from 'react'
import type { CookieChoices } from '../../site/cookie-choices.ts'

export type CookieChoosing = {
  /** Cookie choices of this browser; null before the first choice. */
  readonly choices: CookieChoices | null
  /** Stores a choice in this browser, removes data it does not allow, and shows a confirmation. */
  choose(choices: CookieChoices): void
  openSettings(): void
}

export const CookieChoosingContext = createContext<CookieChoosing | null>(null)

/** Cookie choices of this browser, and functions to change them. */
export function useCookieChoices(): CookieChoosing {
  const choosing = useContext(CookieChoosingContext)
  if (!choosing) throw new Error('this component has no CookieChoosingContext provider')
  return choosing
}
