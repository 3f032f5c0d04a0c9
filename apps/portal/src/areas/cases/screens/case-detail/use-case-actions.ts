import type { Action } from 'contract'
import { useRead } from 'record-cache-react'
import { usePerform } from '../../../../parts/use-perform.ts'
import type { Names } from '../../../../records/record-types.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { messages } from './messages.ts'
import { caseDetails } from './page.ts'

/** The actions that this page has a button for; their forms need no field. */
export type CaseAction = keyof Names['actions'] &
  ('Case.ClearFlag' | 'Case.Close' | 'Case.MarkResolved' | 'Case.Reopen')

export type CaseActions = ReturnType<typeof useCaseActions>

const texts = {
  done: (message: string) => message,
  refused: messages.actionRefused,
  failed: messages.actionNotDone,
}

/**
 * What the server offers the reader to do with the case, and doing it: one action at a time. A refusal means that the case has changed
 * elsewhere, so that the case and its actions are read again.
 */
export function useCaseActions(caseId: string, readCaseAgain: () => void) {
  const { data, state, refresh } = useRead(useReads(caseDetails).actions)
  const { perform, busy, problem } = usePerform()
  const isReady = useIsHydrated()
  const offered: readonly Action[] = Object.values(data?.actions ?? {})[0]?.actions ?? []
  return {
    offered: (name: CaseAction | 'Case.SaveAsPdf') => offered.find(({ apiName }) => apiName === name),
    hasFailed: state === 'Error' && !data,
    retry: refresh,
    perform: async (actionApiName: CaseAction): Promise<void> => {
      if ((await perform({ actionApiName, contextId: caseId }, texts)) !== 'refused') return
      readCaseAgain()
      refresh()
    },
    busy,
    problem,
    /** Presses are heard: before the code of the page runs, nothing hears them. */
    isReady,
  }
}
