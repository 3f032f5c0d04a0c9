import type { ActionCollection } from 'contract'
import { read } from 'record-cache-react'
import { getGlobalActions } from '../../records/global-actions.ts'

/** Asks the platform whether it offers somebody to open a case. */
export const caseOpening = read(getGlobalActions, { apiNames: ['OpenCase'] })

/** Whether the actions that were read let somebody open a case. */
export function opensCases({ actions }: ActionCollection): boolean {
  return actions.Global?.actions.some(({ apiName }) => apiName === 'OpenCase') ?? false
}
