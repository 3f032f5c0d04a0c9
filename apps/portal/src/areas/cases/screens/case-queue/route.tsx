import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { caseQueue } from './page.ts'

export { CaseQueueScreen as default } from './CaseQueueScreen.tsx'

export const loader = loadOnServer(caseQueue)
export const clientLoader = loadInBrowser(caseQueue)
