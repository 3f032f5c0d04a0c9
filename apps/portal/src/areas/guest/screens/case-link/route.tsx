import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { guestCaseLink } from './page.ts'
import { takeCaseLink } from './take-case-link.ts'

export { CaseLinkScreen as default } from './CaseLinkScreen.tsx'

export const loader = loadOnServer(guestCaseLink)
export const action = takeCaseLink
export const clientLoader = loadInBrowser(guestCaseLink)
