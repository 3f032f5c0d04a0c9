import { caseOpening } from '../../../../parts/cases/case-opening.ts'
import { page } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'
import { readFound } from '../../reads.ts'
import { readSearchQuery } from './search-query.ts'

export const search = page({
  ...pages.search,
  reads: ({ query, user }) => ({ found: readFound(readSearchQuery(query)), opening: user && caseOpening }),
})
