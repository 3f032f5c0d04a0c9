import type { Action } from 'contract'
import { useRef, useState } from 'react'
import { useRead, useSend } from 'record-cache-react'
import { OkIcon } from 'ui'
import { useToast } from '../../../../parts/toasts.tsx'
import { isRefused } from '../../../../records/is-refused.ts'
import type { Names } from '../../../../records/record-types.ts'
import { performQuickAction } from '../../../../records/records.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { messages } from './messages.ts'
import { caseDetails } from './page.ts'

/** The actions that this page has a button for; their forms need no field. */
export type CaseAction = keyof Names['actions'] &
  ('Case.ClearFlag' | 'Case.Close' | 'Case.MarkResolved' | 'Case.Reopen')

export type CaseActions = ReturnType<typeof useCaseActions>

/**
 * What the server offers the reader to do with the case, and doing it: one action at a time. A refusal means that the case has changed
 * elsewhere, so that the case and its actions are read again.
 */
export function useCaseActions(caseId: string, readCaseAgain: () => void) {
  const { data, state, refresh } = useRead(useReads(caseDetails).actions)
  const [send] = useSend(performQuickAction)
  const [busy, setBusy] = useState<CaseAction | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const underWay = useRef(false)
  const isReady = useIsHydrated()
  const toast = useToast()
  const offered: readonly Action[] = Object.values(data?.actions ?? {})[0]?.actions ?? []

  const perform = async (actionApiName: CaseAction): Promise<void> => {
    if (underWay.current) return
    underWay.current = true
    setBusy(actionApiName)
    setProblem(null)
    try {
      const { successMessage } = await send({ actionApiName, contextId: caseId })
      toast({ message: successMessage, icon: OkIcon })
    } catch (failure) {
      if (!isRefused(failure)) {
        setProblem(messages.actionNotDone)
        return
      }
      setProblem(messages.actionRefused(failure.errors[0]?.message ?? ''))
      readCaseAgain()
      refresh()
    } finally {
      underWay.current = false
      setBusy(null)
    }
  }
  return {
    offered: (name: CaseAction | 'Case.SaveAsPdf') => offered.find(({ apiName }) => apiName === name),
    hasFailed: state === 'Error' && !data,
    retry: refresh,
    perform,
    busy,
    /** Why the last action was not done. */
    problem,
    /** Presses are heard: before the code of the page runs, nothing hears them. */
    isReady,
  }
}
