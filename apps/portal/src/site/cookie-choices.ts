import { cookieValue, pageCookie } from './cookies.ts'
import { themeCookie } from './theme.ts'

/** The optional categories of cookies, in the order they are shown. */
export const optionalCookies = ['functional', 'performance', 'targeting'] as const

export type OptionalCookies = (typeof optionalCookies)[number]

/** The allowed categories in this browser, and the day of the choice (`YYYY-MM-DD`). */
export type CookieChoices = { readonly allowed: readonly OptionalCookies[]; readonly chosenOn: string }

/** Version of the categories and their descriptions: a choice of another version is invalid, and the reader is asked again. */
const VERSION = '2'
const COOKIE = 'cookie-choices'
const YEAR_S = 31_536_000

/** The choices in a `Cookie` header; null before a choice. */
export function cookieChoicesOf(cookieHeader: string | null): CookieChoices | null {
  const [version, chosenOn, ...named] = cookieValue(cookieHeader, COOKIE)?.split('.') ?? []
  if (version !== VERSION || chosenOn === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(chosenOn)) return null
  return { allowed: optionalCookies.filter((each) => named.includes(each)), chosenOn }
}

/** Whether cookies of a category may be stored and read; before a choice, none may. */
export function isAllowed(choices: CookieChoices | null, category: OptionalCookies): boolean {
  return choices?.allowed.includes(category) ?? false
}

/** The cookies that keep a choice for a year, and those that remove what is no longer allowed. */
export function cookiesFor(choices: CookieChoices): string[] {
  const kept = pageCookie(COOKIE, [VERSION, choices.chosenOn, ...choices.allowed].join('.'), YEAR_S)
  return isAllowed(choices, 'functional') ? [kept] : [kept, themeCookie('system')]
}

/** The name of the submit buttons in the form of choices; its checkboxes are named after the categories. */
export const choiceField = 'choice'

/** The values of these buttons. */
export type Choice = 'all' | 'none' | 'chosen'

/** The choices of a submitted form; any other button value allows nothing. */
export function choicesIn(
  posted: Pick<URLSearchParams, 'has'> & { get(name: string): unknown },
  nowMs: number,
): CookieChoices {
  const choice = posted.get(choiceField)
  const isOn = (category: OptionalCookies): boolean => choice === 'all' || (choice === 'chosen' && posted.has(category))
  return { allowed: optionalCookies.filter(isOn), chosenOn: new Date(nowMs).toISOString().slice(0, 10) }
}
