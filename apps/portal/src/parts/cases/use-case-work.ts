import { useMemo } from 'react'
import { usePage } from '../../site/page.tsx'
import { type CaseWork, caseWorkOf } from './case-work.ts'

/** Case lists of the user; null for guests and users without case lists. */
export function useCaseWork(): CaseWork | null {
  const { caseLists } = usePage().offers
  return useMemo(() => caseWorkOf(caseLists), [caseLists])
}
