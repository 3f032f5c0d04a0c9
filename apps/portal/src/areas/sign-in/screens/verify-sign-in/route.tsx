import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { verifySignIn } from './page.ts'
import { takeCode } from './take-code.ts'

export { VerifySignInScreen as default } from './VerifySignInScreen.tsx'

export const loader = loadOnServer(verifySignIn)
export const action = takeCode
export const clientLoader = loadInBrowser(verifySignIn)
