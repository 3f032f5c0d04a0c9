import type { ActionCollection } from 'contract'
import { read, useRead } from 'record-cache-react'
import { getGlobalActions } from '../../records/global-actions.ts'
import { usePage } from '../../site/page.tsx'

/** Reads whether the platform offers the user the action that opens a case. */
export const caseOpening = read(getGlobalActions, { apiNames: ['OpenCase'] })

/** Whether the actions read include opening a case. */
export function opensCases({ actions }: ActionCollection): boolean {
  return actions.Global?.actions.some(({ apiName }) => apiName === 'OpenCase') ?? false
}

/** Whether the platform allows the user to open a case; null while loading and for guests. */
export function useCaseOpening(): { isOffered: boolean | null; hasFailed: boolean; retry: () => void } {
  const { session } = usePage()
  const { data, state, refresh } = useRead(session && caseOpening)
  return { isOffered: data ? opensCases(data) : null, hasFailed: state === 'Error' && !data, retry: refresh }
}
