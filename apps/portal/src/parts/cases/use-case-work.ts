import { useMemo } from 'react'
import { usePage } from '../../site/page.tsx'
import { type CaseWork, caseWorkOf } from './case-work.ts'

/** What the reader has to do with cases; null for nothing, and for visitors. */
export function useCaseWork(): CaseWork | null {
  const { caseLists } = usePage().offers
  return useMemo(() => caseWorkOf(caseLists), [caseLists])
}
