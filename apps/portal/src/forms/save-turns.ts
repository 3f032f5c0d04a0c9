import { mayPass } from './draft-records.ts'

const TRY_AGAIN_MS = 10_000

/** The requests of one draft: each waits for the one before it. */
export type SaveTurns = {
  inTurn: <T>(work: () => Promise<T>) => Promise<T>
  /** Saves after a delay, in place of an earlier delay; a failure that may pass is retried. */
  saveAfter: (ms: number) => void
  save: () => Promise<void>
  /** Cancels the delayed save. */
  cancel: () => void
  /** Resolves when no request is in flight. */
  settled: () => Promise<unknown>
}

export function createSaveTurns(send: () => Promise<void>): SaveTurns {
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastTurn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = lastTurn.then(work)
    lastTurn = turn.catch(() => undefined)
    return turn
  }
  const saveAfter = (ms: number): void => {
    clearTimeout(timer)
    timer = setTimeout(save, ms)
  }
  const save = (): Promise<void> =>
    inTurn(send).catch((error: unknown) => {
      if (mayPass(error)) saveAfter(TRY_AGAIN_MS)
    })
  return { inTurn, saveAfter, save, cancel: () => clearTimeout(timer), settled: () => lastTurn }
}
