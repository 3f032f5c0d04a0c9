import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { caseDetails } from './page.ts'

export { CaseDetailScreen as default } from './CaseDetailScreen.tsx'

export const loader = loadOnServer(caseDetails)
export const clientLoader = loadInBrowser(caseDetails)
