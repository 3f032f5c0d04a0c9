import { cookieValue, pageCookie } from './cookies.ts'
import { themeCookie } from './theme.ts'

/** What people may allow beside what is strictly necessary, in the order it is shown. */
export const optionalCookies = ['functional', 'performance', 'targeting'] as const

export type OptionalCookies = (typeof optionalCookies)[number]

/** What somebody allowed in this browser, and on which day (`YYYY-MM-DD`). */
export type CookieChoices = { readonly allowed: readonly OptionalCookies[]; readonly chosenOn: string }

/** Of the categories and what is said of them: whoever chose in another version is asked again. */
const VERSION = '2'
const COOKIE = 'cookie-choices'
const YEAR_S = 31_536_000

/** What a `Cookie` header says was chosen; null where nobody has chosen yet. */
export function cookieChoicesOf(cookieHeader: string | null): CookieChoices | null {
  const [version, chosenOn, ...named] = cookieValue(cookieHeader, COOKIE)?.split('.') ?? []
  if (version !== VERSION || chosenOn === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(chosenOn)) return null
  return { allowed: optionalCookies.filter((each) => named.includes(each)), chosenOn }
}

/** Whether cookies of a category may be stored and read; before anybody has chosen, none may. */
export function isAllowed(choices: CookieChoices | null, category: OptionalCookies): boolean {
  return choices?.allowed.includes(category) ?? false
}

/** The cookies that keep a choice for a year, and that take away what is not allowed any more. */
export function cookiesFor(choices: CookieChoices): string[] {
  const kept = pageCookie(COOKIE, [VERSION, choices.chosenOn, ...choices.allowed].join('.'), YEAR_S)
  return isAllowed(choices, 'functional') ? [kept] : [kept, themeCookie('system')]
}

/** The names in a form in which people choose: of the button that was pressed, and a checkbox by the name of each category. */
export const choiceField = 'choice'

/** What the buttons of such a form say. */
export type Choice = 'all' | 'none' | 'chosen'

/** The choice that a form holds. Anything but one of the buttons allows nothing. */
export function choicesIn(
  posted: Pick<URLSearchParams, 'has'> & { get(name: string): unknown },
  nowMs: number,
): CookieChoices {
  const choice = posted.get(choiceField)
  const isOn = (category: OptionalCookies): boolean => choice === 'all' || (choice === 'chosen' && posted.has(category))
  return { allowed: optionalCookies.filter(isOn), chosenOn: new Date(nowMs).toISOString().slice(0, 10) }
}
