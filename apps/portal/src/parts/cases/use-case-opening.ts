import { getGlobalActions, useAdapter } from '../../records/records.ts'
import { caseOpening, opensCases } from './case-opening.ts'

/** Whether the platform offers the reader to open a case; null until that is known. */
export function useCaseOpening(): { isOffered: boolean | null; hasFailed: boolean; retry: () => void } {
  const { data, state, refresh } = useAdapter(getGlobalActions, caseOpening)
  return { isOffered: data ? opensCases(data) : null, hasFailed: state === 'Error' && !data, retry: refresh }
}
