import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { agentReads } from './agent/reads.ts'
import { caseCodeFor } from './agent-case.ts'
import { caseDetails } from './page.ts'
import { takeComment } from './take-comment.ts'

export { CaseDetailScreen as default } from './CaseDetailScreen.tsx'

/** Only the server reads ahead what agents see besides: in the browser it is no part of the code of customers. */
const asDrawn: typeof caseDetails = {
  ...caseDetails,
  reads: (place) => ({ ...caseDetails.reads(place), ...agentReads(place) }),
}

export const loader = loadOnServer(asDrawn, caseCodeFor)
export const action = takeComment
export const clientLoader = loadInBrowser(caseDetails, caseCodeFor)
