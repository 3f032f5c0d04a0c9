import { page } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'

export const guestCaseLink = page({ ...pages.guestCaseLink, reads: () => ({}) })
