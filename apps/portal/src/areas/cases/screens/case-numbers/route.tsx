import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { caseNumbers } from './page.ts'

export { CaseNumbersScreen as default } from './CaseNumbersScreen.tsx'

export const loader = loadOnServer(caseNumbers)
export const clientLoader = loadInBrowser(caseNumbers)
