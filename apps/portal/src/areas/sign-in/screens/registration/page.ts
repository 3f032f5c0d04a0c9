import { page } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'

export const registration = page({ ...pages.registration, reads: () => ({}) })
