import { useRead } from 'record-cache-react'
import { usePage } from '../../site/page.tsx'
import { caseOpening, opensCases } from './case-opening.ts'

/** Whether the platform allows the user to open a case; null while loading and for guests. */
export function useCaseOpening(): { isOffered: boolean | null; hasFailed: boolean; retry: () => void } {
  const { session } = usePage()
  const { data, state, refresh } = useRead(session && caseOpening)
  return { isOffered: data ? opensCases(data) : null, hasFailed: state === 'Error' && !data, retry: refresh }
}
