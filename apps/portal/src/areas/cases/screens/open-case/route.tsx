import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { openCase } from './page.ts'
import { takeCase } from './take-case.ts'

export { OpenCaseScreen as default } from './OpenCaseScreen.tsx'

export const loader = loadOnServer(openCase)
export const action = takeCase
export const clientLoader = loadInBrowser(openCase)
