import { page } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'

export const guestCase = page({ ...pages.guestCase, reads: () => ({}) })
