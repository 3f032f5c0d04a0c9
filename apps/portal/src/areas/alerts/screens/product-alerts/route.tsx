import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { productAlerts } from './page.ts'

export { ProductAlertsScreen as default } from './ProductAlertsScreen.tsx'

export const loader = loadOnServer(productAlerts)
export const clientLoader = loadInBrowser(productAlerts)
