import { useRead } from 'record-cache-react'
import { usePage } from '../../site/page.tsx'
import { caseOpening, opensCases } from './case-opening.ts'

/** Whether the platform offers the reader to open a case; null until that is known, and for visitors. */
export function useCaseOpening(): { isOffered: boolean | null; hasFailed: boolean; retry: () => void } {
  const { session } = usePage()
  const { data, state, refresh } = useRead(session && caseOpening)
  return { isOffered: data ? opensCases(data) : null, hasFailed: state === 'Error' && !data, retry: refresh }
}
