import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { companySignIn } from './page.ts'
import { takeCompanySignIn } from './take-company-sign-in.ts'

export { CompanySignInScreen as default } from './CompanySignInScreen.tsx'

export const loader = loadOnServer(companySignIn)
export const action = takeCompanySignIn
export const clientLoader = loadInBrowser(companySignIn)
