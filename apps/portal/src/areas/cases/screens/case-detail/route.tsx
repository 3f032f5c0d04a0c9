import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { caseDetails } from './page.ts'
import { takeComment } from './take-comment.ts'

export { CaseDetailScreen as default } from './CaseDetailScreen.tsx'

export const loader = loadOnServer(caseDetails)
export const action = takeComment
export const clientLoader = loadInBrowser(caseDetails)
