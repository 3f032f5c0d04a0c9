import { useRef, useState } from 'react'
import { isRefused } from '../records/is-refused.ts'

export type Changes = ReturnType<typeof useOneChange>

/** Sends changes of one part of a screen one at a time, and ignores a change while another is in flight. */
export function useOneChange() {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const underWay = useRef(false)

  /**
   * @param problemOf - message of a failure. `reason` is the server's; undefined if the server did not reject the change.
   * @param readAgain - reads what is stored after a failure, before that is reported: a retry is based on it.
   * @returns whether the change succeeded.
   */
  const change = async (
    send: () => Promise<unknown>,
    problemOf: (reason: string | undefined) => string,
    readAgain?: () => Promise<unknown>,
  ): Promise<boolean> => {
    if (underWay.current) return false
    underWay.current = true
    setBusy(true)
    setProblem(null)
    try {
      await send()
      return true
    } catch (failure) {
      await readAgain?.()
      setProblem(problemOf(isRefused(failure) ? failure.message : undefined))
      return false
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { change, isBusy, problem, forgetProblem: () => setProblem(null) }
}
