import { useRef, useState } from 'react'
import { isRefused } from '../records/is-refused.ts'

export type Changes = ReturnType<typeof useOneChange>

/** Changes of one part of a screen, one at a time: what is pressed while one is under way is not sent. */
export function useOneChange() {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const underWay = useRef(false)

  /**
   * @param problemOf - what to say of a failure. Its reason is that of the server; undefined where it did not answer.
   * @returns whether it was done.
   */
  const change = async (
    send: () => Promise<unknown>,
    problemOf: (reason: string | undefined) => string,
  ): Promise<boolean> => {
    if (underWay.current) return false
    underWay.current = true
    setBusy(true)
    setProblem(null)
    try {
      await send()
      return true
    } catch (failure) {
      setProblem(problemOf(isRefused(failure) ? failure.errors[0]?.message : undefined))
      return false
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { change, isBusy, problem, forgetProblem: () => setProblem(null) }
}
