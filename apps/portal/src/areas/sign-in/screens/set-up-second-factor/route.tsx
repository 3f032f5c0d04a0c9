import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { setUpSecondFactor } from './page.ts'

export { SetUpSecondFactorScreen as default } from './SetUpSecondFactorScreen.tsx'

export const loader = loadOnServer(setUpSecondFactor)
export const clientLoader = loadInBrowser(setUpSecondFactor)
