import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { stopAlertMails } from './page.ts'
import { takeStop } from './take-stop.ts'

export { StopMailsScreen as default } from './StopMailsScreen.tsx'

export const loader = loadOnServer(stopAlertMails)
export const action = takeStop
export const clientLoader = loadInBrowser(stopAlertMails)
