import { page } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'

export const resetPassword = page({ ...pages.resetPassword, reads: () => ({}) })
