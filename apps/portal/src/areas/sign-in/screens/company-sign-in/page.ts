import { page } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'

export const companySignIn = page({ ...pages.companySignIn, reads: () => ({}) })
