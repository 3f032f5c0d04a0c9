import type { ActionCollection } from 'contract'
import { read, useRead } from 'record-cache-react'
import { getGlobalActions } from '../../records/global-actions.ts'
import { usePage } from '../../site/page.tsx'

/** Reads whether the platform offers the user the actions that open a case: an own one, or one for a contact. */
export const caseOpening = read(getGlobalActions, { apiNames: ['OpenCase', 'OpenCaseForContact'] })

const offers = ({ actions }: ActionCollection, name: string): boolean =>
  actions.Global?.actions.some(({ apiName }) => apiName === name) ?? false

/** Whether the actions read include opening a case for a contact. */
export const opensForContact = (actions: ActionCollection): boolean => offers(actions, 'OpenCaseForContact')

/** Whether the actions read include opening a case. */
export const opensCases = (actions: ActionCollection): boolean =>
  offers(actions, 'OpenCase') || opensForContact(actions)

type Opening = {
  /** Whether the user may open an own case; null while loading and for guests. */
  isOffered: boolean | null
  /** Whether the user may open a case for a contact. */
  isForContact: boolean
  hasFailed: boolean
  retry: () => void
}

/** Which cases the platform allows the user to open. */
export function useCaseOpening(): Opening {
  const { session } = usePage()
  const { data, state, refresh } = useRead(session && caseOpening)
  return {
    isOffered: data ? offers(data, 'OpenCase') : null,
    isForContact: data !== undefined && opensForContact(data),
    hasFailed: state === 'Error' && !data,
    retry: refresh,
  }
}
