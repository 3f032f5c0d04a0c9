import type { Action } from 'contract'
import { useEffect, useRef, useState } from 'react'
import { useRead, useRecordCache } from 'record-cache-react'
import type { readAhead } from '../../../../parts/actions/use-action-form.ts'
import { usePerform } from '../../../../parts/use-perform.ts'
import type { Names } from '../../../../records/record-types.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { messages } from './messages.ts'
import { caseDetails } from './page.ts'

/** An action of a case. Which of them the reader has, and what their forms ask for, the server says. */
export type CaseAction = keyof Names['actions'] & `Case.${string}`

export type CaseActions = ReturnType<typeof useCaseActions>

const texts = {
  done: (message: string) => message,
  refused: messages.actionRefused,
  failed: messages.actionNotDone,
}

/** Its code is that of the forms, which comes once the page has settled; null also where it cannot be loaded. */
const readFormAhead: typeof readAhead = async (cache, action) => {
  const forms = await import('../../../../parts/actions/use-action-form.ts').catch(() => null)
  return forms === null ? null : await forms.readAhead(cache, action)
}

/**
 * What the server offers the reader to do with the case, and doing it: one action at a time. An action with a form is asked for in a
 * dialog. A refusal means that the case has changed elsewhere, so that the case and its actions are read again.
 */
export function useCaseActions(caseId: string, readCaseAgain: () => void) {
  const cache = useRecordCache()
  const { data, state, refresh } = useRead(useReads(caseDetails).actions)
  const { perform, busy, problem } = usePerform()
  // Pressed twice before the first press is drawn.
  const isStarting = useRef(false)
  const [starting, setStarting] = useState<string | null>(null)
  const [startProblem, setStartProblem] = useState<string | null>(null)
  const [asked, setAsked] = useState<Action | null>(null)
  const isReady = useIsHydrated()
  const all: readonly Action[] = Object.values(data?.actions ?? {})[0]?.actions ?? []
  const offered = (name: string): Action | undefined => all.find(({ apiName }) => apiName === name)

  // Who ends a case is asked at once how it went, if it can be rated then.
  const [asksForRating, setAsksForRating] = useState(false)
  const rate = offered('Case.Rate')
  useEffect(() => {
    if (!asksForRating || !rate) return
    setAsksForRating(false)
    setAsked(rate)
  }, [asksForRating, rate])

  /** An action without a form, by the name that the server gave: of the types of actions it is like this one. */
  const performAtOnce = async (name: string): Promise<void> => {
    const outcome = await perform({ actionApiName: name as 'Case.MarkResolved', contextId: caseId }, texts)
    if (outcome === 'done' && name === 'Case.Close') setAsksForRating(true)
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
    else if (hasForm) setAsked(action)
    else await performAtOnce(action.apiName)
    isStarting.current = false
    setStarting(null)
  }

  return {
    offered,
    /** Every quick action that is offered, in the order of the server. */
    quickActions: all.filter(({ type }) => type === 'QuickAction'),
    hasFailed: state === 'Error' && !data,
    retry: refresh,
    start,
    busy: starting ?? busy,
    problem: startProblem ?? problem,
    /** The action whose form is open. */
    asked,
    close: () => setAsked(null),
    /** Presses are heard: before the code of the page runs, nothing hears them. */
    isReady,
  }
}
