import { caseMethods } from 'contract'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSendToMethod } from 'record-cache-react'
import { OkIcon } from 'ui'
import { isRefused } from '../../records/is-refused.ts'
import { randomKey } from '../../records/random-key.ts'
import { paths } from '../../site/paths.ts'
import { useToast } from '../toasts.tsx'
import { messages } from './messages.ts'

/**
 * Assigns the unassigned case that is due first to the agent and opens it; reports why if there is none.
 *
 * @param onTaken - called before the case is opened.
 */
export function useTakeNext(onTaken?: () => void) {
  const [send] = useSendToMethod(caseMethods.takeNextCase)
  const navigate = useNavigate()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const underWay = useRef(false)
  // A retry without a response reuses the idempotency key, so that pressing again never takes a second case.
  const attempt = useRef<string | null>(null)
  const take = async (): Promise<void> => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setProblem(null)
    try {
      attempt.current ??= randomKey()
      const { caseId, caseNumber } = await send({}, { idempotencyKey: attempt.current })
      attempt.current = null
      onTaken?.()
      toast({ message: messages.taken(caseNumber), icon: OkIcon })
      await navigate(paths.caseDetails({ id: caseId }))
    } catch (failure) {
      if (isRefused(failure)) attempt.current = null
      setProblem(isRefused(failure) ? failure.message : messages.takeFailed)
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { take, isBusy, problem }
}
