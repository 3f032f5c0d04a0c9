import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { signIn } from './page.ts'

export { SignInScreen as default } from './SignInScreen.tsx'

export const loader = loadOnServer(signIn)
export const clientLoader = loadInBrowser(signIn)
