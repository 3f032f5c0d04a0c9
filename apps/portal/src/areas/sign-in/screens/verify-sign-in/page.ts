import { page } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'

export const verifySignIn = page({ ...pages.verifySignIn, reads: () => ({}) })
