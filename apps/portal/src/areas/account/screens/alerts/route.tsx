import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { alerts } from './page.ts'

export { AlertsScreen as default } from './AlertsScreen.tsx'

export const loader = loadOnServer(alerts)
export const clientLoader = loadInBrowser(alerts)
