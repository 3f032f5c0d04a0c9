import { page } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'

export const stopAlertMails = page({ ...pages.stopAlertMails, reads: () => ({}) })
