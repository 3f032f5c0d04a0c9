import { createConcurrencyLimit } from './concurrency-limit.ts'

/** Renderings of one person: the next starts when the one before has ended, and so many may wait. */
const OF_ONE_PERSON = { atOnce: 1, waiting: 20 }
/** Renderings in this process: each occupies a processor. One of each person waits here, first come, first served. */
const OF_ALL = { atOnce: 2, waiting: 1_000 }

/** Renders within the limits of a person and of the process. @throws AppError `TOO_MANY_REQUESTS`, and those of the work. */
export type RenderingQueue = <T>(userId: string, render: () => Promise<T>) => Promise<T>

/** A queue in which nobody waits for more than one rendering of each other person, whatever somebody asks for. */
export function createRenderingQueue(): RenderingQueue {
  const people = createConcurrencyLimit(OF_ONE_PERSON)
  const all = createConcurrencyLimit(OF_ALL)
  return async (userId, render) => {
    const own = people.acquire(userId)
    try {
      await own.ready
      const place = all.acquire('')
      try {
        await place.ready
        return await render()
      } finally {
        place.release()
      }
    } finally {
      own.release()
    }
  }
}
