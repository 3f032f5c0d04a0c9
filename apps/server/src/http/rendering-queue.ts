import { createConcurrencyLimit } from './concurrency-limit.ts'

/** The limits of one person: renderings run one after the other. */
const OF_ONE_PERSON = { atOnce: 1, waiting: 20 }
/** The limits of this process, because each rendering occupies a processor. At most one rendering of each person waits here. */
const OF_ALL = { atOnce: 2, waiting: 1_000 }

/** Renders within the limits of a person and of the process. @throws AppError `TOO_MANY_REQUESTS`, and those of the work. */
export type RenderingQueue = <T>(userId: string, render: () => Promise<T>) => Promise<T>

/** A fair queue: a person waits for at most one rendering of each other person, however many the others have requested. */
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
