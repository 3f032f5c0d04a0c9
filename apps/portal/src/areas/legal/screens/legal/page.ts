import { page } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'

export const legal = page({ ...pages.legal, reads: () => ({}) })
