import type { Action } from 'contract'
import { useRef, useState } from 'react'
import { useRead, useRecordCache } from 'record-cache-react'
import type { readAhead } from '../../../../parts/actions/use-action-form.ts'
import { usePerform } from '../../../../parts/use-perform.ts'
import { useReads } from '../../../../records/page.ts'
import type { Names } from '../../../../records/record-types.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { messages } from './messages.ts'
import { caseDetails } from './page.ts'

/** An action of a case. The server decides which ones the reader gets, and what their forms contain. */
export type CaseAction = keyof Names['actions'] & `Case.${string}`

export type CaseActions = ReturnType<typeof useCaseActions>

const texts = {
  done: (message: string) => message,
  refused: messages.actionRefused,
  failed: messages.actionNotDone,
}

/** Preloads the code of the forms once the page has settled; null also when that fails. */
const readFormAhead: typeof readAhead = async (cache, action) => {
  const forms = await import('../../../../parts/actions/use-action-form.ts').catch(() => null)
  return forms === null ? null : await forms.readAhead(cache, action)
}

/**
 * The actions that the server offers on the case, performed one at a time. An action with a form opens a dialog. A rejected action means
 * that the case was changed elsewhere, so the case and its actions are read again.
 */
export function useCaseActions(caseId: string, readCaseAgain: () => void) {
  const cache = useRecordCache()
  const { data, state, refresh } = useRead(useReads(caseDetails).actions)
  const { perform, busy, problem } = usePerform()
  // Blocks a second press before the first one has rendered.
  const isStarting = useRef(false)
  const [starting, setStarting] = useState<string | null>(null)
  const [startProblem, setStartProblem] = useState<string | null>(null)
  const [asked, setAsked] = useState<Action | null>(null)
  const isReady = useIsHydrated()
  const all: readonly Action[] = Object.values(data?.actions ?? {})[0]?.actions ?? []
  const offered = (name: string): Action | undefined => all.find(({ apiName }) => apiName === name)

  /** Performs an action without a form. The server's names are strings, typed here as actions. */
  const performAtOnce = async (name: string): Promise<void> => {
    const outcome = await perform({ actionApiName: name as 'Case.MarkResolved', contextId: caseId }, texts)
    if (outcome !== 'refused') return
    readCaseAgain()
    void refresh()
  }

  const start = async (action: Action): Promise<void> => {
    if (isStarting.current) return
    isStarting.current = true
    setStarting(action.apiName)
    setStartProblem(null)
    const hasForm = await readFormAhead(cache, { actionApiName: action.apiName, recordId: caseId })
    if (hasForm === null) setStartProblem(messages.actionNotDone)
    // Closing locks the comments of the case, so it is not done at one press.
    else if (hasForm || action.apiName === 'Case.Close') setAsked(action)
    else await performAtOnce(action.apiName)
    isStarting.current = false
    setStarting(null)
  }

  return {
    offered,
    /** All offered quick actions, in the server's order. */
    quickActions: all.filter(({ type }) => type === 'QuickAction'),
    hasFailed: state === 'Error' && !data,
    retry: refresh,
    start,
    busy: starting ?? busy,
    problem: startProblem ?? problem,
    /** The action whose form or question is open. */
    asked,
    close: () => setAsked(null),
    performAtOnce,
    /** The page is hydrated: earlier presses have no effect. */
    isReady,
  }
}
