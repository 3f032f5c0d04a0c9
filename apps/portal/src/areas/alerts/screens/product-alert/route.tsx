import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { productAlert } from './page.ts'

export { ProductAlertScreen as default } from './ProductAlertScreen.tsx'

export const loader = loadOnServer(productAlert)
export const clientLoader = loadInBrowser(productAlert)
