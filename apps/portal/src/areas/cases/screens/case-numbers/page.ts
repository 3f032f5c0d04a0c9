import { page } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'
import { readWorkNumbers } from '../../reads.ts'

export const caseNumbers = page({ ...pages.caseNumbers, reads: () => ({ numbers: readWorkNumbers }) })
