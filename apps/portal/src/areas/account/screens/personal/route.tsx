import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { personal } from './page.ts'
import { takeDetail } from './take-detail.ts'

export { PersonalScreen as default } from './PersonalScreen.tsx'

export const loader = loadOnServer(personal)
export const action = takeDetail
export const clientLoader = loadInBrowser(personal)
