import type { ActionCollection } from 'contract'

/** How the platform is asked whether it offers somebody to open a case; routes and screens read the same. */
export const caseOpening = { apiNames: ['OpenCase'] } as const

/** Whether the actions that were read let somebody open a case. */
export function opensCases({ actions }: ActionCollection): boolean {
  return actions.Global?.actions.some(({ apiName }) => apiName === 'OpenCase') ?? false
}
