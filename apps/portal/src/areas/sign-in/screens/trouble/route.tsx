import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { trouble } from './page.ts'

export { TroubleScreen as default } from './TroubleScreen.tsx'

export const loader = loadOnServer(trouble)
export const clientLoader = loadInBrowser(trouble)
