import { page } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'

export const security = page({ ...pages.accountSecurity, reads: () => ({}) })
