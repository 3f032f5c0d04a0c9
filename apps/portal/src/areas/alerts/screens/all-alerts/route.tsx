import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { allAlerts } from './page.ts'

export { AllAlertsScreen as default } from './AllAlertsScreen.tsx'

export const loader = loadOnServer(allAlerts)
export const clientLoader = loadInBrowser(allAlerts)
