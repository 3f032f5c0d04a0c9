import { readDraft } from '../../../../forms/draft-records.ts'
import { caseOpening, opensCases } from '../../../../parts/cases/case-opening.ts'
import { page, required } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'
import { caseChoices, readReset, readTier } from './case-choices.ts'

export const openCase = page({
  ...pages.openCase,
  reads: ({ user, query }) => ({
    opening: required(caseOpening, opensCases),
    draft: readDraft('case'),
    reset: readReset(query.get('reset')),
    tier: user.accountId === null ? null : readTier(user.accountId),
    ...caseChoices,
  }),
})
