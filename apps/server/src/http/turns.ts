import { AppError } from 'contract'

export type TurnLimits = { atOnce: number; waiting: number }

/** A piece of work: `begins` settles when its turn has come, null when it has come already. End it, also while it waits. */
export type Turn = { readonly begins: Promise<void> | null; end(): void }

/** The work of this process, so many pieces at once for each person. */
export type Turns = {
  /** @throws AppError TOO_MANY_REQUESTS when too many of this person wait already. */
  take(userId: string): Turn
}

type Line = { busy: number; waiting: Set<() => void> }

export function createTurns({ atOnce, waiting }: TurnLimits): Turns {
  const lines = new Map<string, Line>()
  const leave = (userId: string, line: Line): void => {
    const [next] = line.waiting
    if (next !== undefined) {
      line.waiting.delete(next)
      next()
      return
    }
    line.busy -= 1
    if (line.busy === 0) lines.delete(userId)
  }
  return {
    take: (userId) => {
      const line = lines.get(userId) ?? { busy: 0, waiting: new Set() }
      lines.set(userId, line)
      if (line.busy >= atOnce && line.waiting.size >= waiting) throw new AppError('TOO_MANY_REQUESTS', { seconds: 1 })
      if (line.busy < atOnce) {
        line.busy += 1
        return { begins: null, end: once(() => leave(userId, line)) }
      }
      const { promise, resolve } = Promise.withResolvers<void>()
      line.waiting.add(resolve)
      return {
        begins: promise,
        end: once(() => {
          if (!line.waiting.delete(resolve)) leave(userId, line)
        }),
      }
    },
  }
}

function once(work: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) work()
    isDone = true
  }
}
