import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { security } from './page.ts'
import { takePassword } from './take-password.ts'

export { SecurityScreen as default } from './SecurityScreen.tsx'

export const loader = loadOnServer(security)
export const action = takePassword
export const clientLoader = loadInBrowser(security)
