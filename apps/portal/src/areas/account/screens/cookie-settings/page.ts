import { page } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'

export const cookieSettings = page({ ...pages.cookieSettings, reads: () => ({}) })
