import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { cookieSettings } from './page.ts'
import { takeCookieChoices } from './take-cookie-choices.ts'

export { CookieSettingsScreen as default } from './CookieSettingsScreen.tsx'

export const loader = loadOnServer(cookieSettings)
export const action = takeCookieChoices
export const clientLoader = loadInBrowser(cookieSettings)
