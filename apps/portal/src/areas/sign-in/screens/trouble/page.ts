import { page } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'

export const trouble = page({ ...pages.trouble, reads: () => ({}) })
