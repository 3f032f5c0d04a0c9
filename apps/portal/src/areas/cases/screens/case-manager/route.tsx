import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { caseManager } from './page.ts'

export { CaseManagerScreen as default } from './CaseManagerScreen.tsx'

export const loader = loadOnServer(caseManager)
export const clientLoader = loadInBrowser(caseManager)
