import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { newAlert } from './page.ts'
import { takeAlert } from './take-alert.ts'

export { NewAlertScreen as default } from './NewAlertScreen.tsx'

export const loader = loadOnServer(newAlert)
export const action = takeAlert
export const clientLoader = loadInBrowser(newAlert)
