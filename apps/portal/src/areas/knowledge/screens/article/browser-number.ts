import { functionalKeys } from '../../../../site/functional-storage.ts'

const KEY = functionalKeys.articleBrowser
const NUMBERS = 256

/** Without leave to remember it, the number lasts as long as the page. */
let drawn: number | null = null

/** A small number that tells this browser from others of its network, and nothing else of it. */
export function browserNumber(mayRemember: boolean): number {
  const kept = mayRemember ? localStorage.getItem(KEY) : null
  if (kept !== null && /^\d{1,3}$/.test(kept) && Number(kept) < NUMBERS) return Number(kept)
  drawn ??= crypto.getRandomValues(new Uint8Array(1))[0] ?? 0
  if (mayRemember) localStorage.setItem(KEY, String(drawn))
  return drawn
}
