import { readDraft } from '../../../../forms/draft-records.ts'
import { caseOpening, opensCases } from '../../../../parts/cases/case-opening.ts'
import { page, required } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'
import { caseChoices } from './case-choices.ts'

export const openCase = page({
  ...pages.openCase,
  reads: () => ({ opening: required(caseOpening, opensCases), draft: readDraft('case'), ...caseChoices }),
})
