import { page } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'

export const setUpSecondFactor = page({ ...pages.setUpSecondFactor, reads: () => ({}) })
