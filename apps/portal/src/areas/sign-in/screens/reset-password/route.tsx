import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { resetPassword } from './page.ts'
import { takeForgottenPassword } from './take-forgotten-password.ts'

export { ResetPasswordScreen as default } from './ResetPasswordScreen.tsx'

export const loader = loadOnServer(resetPassword)
export const action = takeForgottenPassword
export const clientLoader = loadInBrowser(resetPassword)
