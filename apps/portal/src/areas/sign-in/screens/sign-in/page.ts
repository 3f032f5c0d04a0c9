import { page } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'

export const signIn = page({ ...pages.signIn, reads: () => ({}) })
