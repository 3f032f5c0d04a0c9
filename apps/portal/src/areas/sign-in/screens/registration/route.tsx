import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { registration } from './page.ts'
import { takeRegistration } from './take-registration.ts'

export { RegistrationScreen as default } from './RegistrationScreen.tsx'

export const loader = loadOnServer(registration)
export const action = takeRegistration
export const clientLoader = loadInBrowser(registration)
