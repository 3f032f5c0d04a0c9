import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { downloadReset } from './page.ts'
import { takeReset } from './take-reset.ts'

export { DownloadResetScreen as default } from './DownloadResetScreen.tsx'

export const loader = loadOnServer(downloadReset)
export const action = takeReset
export const clientLoader = loadInBrowser(downloadReset)
