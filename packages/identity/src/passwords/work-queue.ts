/** Runs expensive tasks, a few at a time. */
export interface WorkQueue {
  /** @throws the error of `refuse`, at once, when the queue is full; otherwise what `work` throws. */
  run<T>(work: () => Promise<T>): Promise<T>
}

export interface WorkQueueOptions {
  readonly concurrency: number
  /** How many tasks may wait while `concurrency` others run. */
  readonly waiting: number
  readonly refuse: () => Error
}

/** Creates a queue that runs tasks in the order of arrival and refuses new ones when it is full. */
export function createWorkQueue({ concurrency, waiting, refuse }: WorkQueueOptions): WorkQueue {
  const queue: (() => void)[] = []
  let running = 0

  const turn = (): Promise<void> => {
    if (running < concurrency) {
      running++
      return Promise.resolve()
    }
    if (queue.length >= waiting) return Promise.reject(refuse())
    return new Promise((begin) => {
      queue.push(begin)
    })
  }

  // The slot passes directly to the next in the queue, so that a later arrival cannot overtake it.
  const done = (): void => {
    const next = queue.shift()
    if (next === undefined) running--
    else next()
  }

  return {
    run: async (work) => {
      await turn()
      try {
        return await work()
      } finally {
        done()
      }
    },
  }
}
