import { useRef, useState } from 'react'
import { useSend } from 'record-cache-react'
import { OkIcon } from 'ui'
import { isRefused } from '../records/is-refused.ts'
import { performQuickAction } from '../records/records.ts'
import { useToast } from './toasts.tsx'

/** Outcome of an action; `busy` if it was not sent because another action is in flight. */
type Outcome = 'done' | 'refused' | 'failed' | 'busy'

type Texts = {
  /** Text shown after success. @param message - success message of the server. */
  done: (message: string) => string
  refused: (reason: string) => string
  failed: string
}

/** Performs the actions of a screen one at a time, and reports the outcome of each. */
export function usePerform() {
  const [send] = useSend(performQuickAction)
  type Action = Parameters<typeof send>[0]
  const [busy, setBusy] = useState<Action['actionApiName'] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const underWay = useRef(false)
  const toast = useToast()

  const perform = async (action: Action, { done, refused, failed }: Texts): Promise<Outcome> => {
    if (underWay.current) return 'busy'
    underWay.current = true
    setBusy(action.actionApiName)
    setProblem(null)
    try {
      const { successMessage } = await send(action)
      toast({ message: done(successMessage), icon: OkIcon })
      return 'done'
    } catch (failure) {
      const hasRefused = isRefused(failure)
      setProblem(hasRefused ? refused(failure.message) : failed)
      return hasRefused ? 'refused' : 'failed'
    } finally {
      underWay.current = false
      setBusy(null)
    }
  }
  return {
    perform,
    /** The action in flight. */
    busy,
    /** Why the last action failed. */
    problem,
    forgetProblem: () => setProblem(null),
  }
}
