import { AppError } from 'contract'

export type ConcurrencyLimits = { atOnce: number; waiting: number }

/** Permission for one task. `ready` resolves when the task may start; null means now. It must always be released, even while it waits. */
export type Slot = { readonly ready: Promise<void> | null; release(): void }

/** Limits the concurrent tasks of each key (a user), first come, first served. Per process. */
export type ConcurrencyLimit = {
  /** @throws AppError TOO_MANY_REQUESTS if too many tasks of this key are waiting. */
  acquire(key: string): Slot
}

type Queue = { running: number; waiting: Set<() => void> }

export function createConcurrencyLimit({ atOnce, waiting }: ConcurrencyLimits): ConcurrencyLimit {
  const queues = new Map<string, Queue>()
  const finish = (key: string, queue: Queue): void => {
    const [next] = queue.waiting
    if (next !== undefined) {
      queue.waiting.delete(next)
      next()
      return
    }
    queue.running -= 1
    if (queue.running === 0) queues.delete(key)
  }
  return {
    acquire: (key) => {
      const queue = queues.get(key) ?? { running: 0, waiting: new Set() }
      queues.set(key, queue)
      if (queue.running >= atOnce && queue.waiting.size >= waiting) {
        throw new AppError('TOO_MANY_REQUESTS', { seconds: 1 })
      }
      if (queue.running < atOnce) {
        queue.running += 1
        return { ready: null, release: once(() => finish(key, queue)) }
      }
      const { promise, resolve } = Promise.withResolvers<void>()
      queue.waiting.add(resolve)
      return {
        ready: promise,
        release: once(() => {
          if (!queue.waiting.delete(resolve)) finish(key, queue)
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
