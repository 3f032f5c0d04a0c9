import type { ActionCollection } from 'contract'
import { read } from 'record-cache-react'
import { getGlobalActions } from '../../records/global-actions.ts'

/** Reads whether the platform offers the user the action that opens a case. */
export const caseOpening = read(getGlobalActions, { apiNames: ['OpenCase'] })

/** Whether the actions read include opening a case. */
export function opensCases({ actions }: ActionCollection): boolean {
  return actions.Global?.actions.some(({ apiName }) => apiName === 'OpenCase') ?? false
}
