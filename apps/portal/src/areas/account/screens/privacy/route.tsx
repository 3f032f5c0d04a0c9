import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { privacy } from './page.ts'
import { takeRemoval } from './take-removal.ts'

export { PrivacyScreen as default } from './PrivacyScreen.tsx'

export const loader = loadOnServer(privacy)
export const action = takeRemoval
export const clientLoader = loadInBrowser(privacy)
