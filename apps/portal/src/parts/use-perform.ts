import { useRef, useState } from 'react'
import { useSend } from 'record-cache-react'
import { OkIcon } from 'ui'
import { isRefused } from '../records/is-refused.ts'
import { performQuickAction } from '../records/records.ts'
import { useToast } from './toasts.tsx'

/** How an action ended; `busy` where another one is under way, so that it was not sent. */
type Outcome = 'done' | 'refused' | 'failed' | 'busy'

type Texts = {
  /** What to say of the action once it is done. @param message - what the server says of it. */
  done: (message: string) => string
  refused: (reason: string) => string
  failed: string
}

/** Performs the actions of a screen, one at a time, and says how each has ended. */
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
      setProblem(hasRefused ? refused(failure.errors[0]?.message ?? '') : failed)
      return hasRefused ? 'refused' : 'failed'
    } finally {
      underWay.current = false
      setBusy(null)
    }
  }
  return {
    perform,
    /** The action that is under way. */
    busy,
    /** Why the last action was not done. */
    problem,
    forgetProblem: () => setProblem(null),
  }
}
