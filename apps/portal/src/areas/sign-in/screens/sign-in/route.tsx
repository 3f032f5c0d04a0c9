import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { signIn } from './page.ts'
import { takeSignIn } from './take-sign-in.ts'

export { SignInScreen as default } from './SignInScreen.tsx'

export const loader = loadOnServer(signIn)
export const action = takeSignIn
export const clientLoader = loadInBrowser(signIn)
