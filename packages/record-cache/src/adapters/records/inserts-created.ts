import type { WriteAdapter } from '../../adapter.ts'
import { insertCreated } from '../../fetch/insert-created.ts'

/**
 * The same write, after which created records show at once in the subscribed lists that they surely belong to, before those are refetched:
 * `const create = insertsCreated(createRecord)`. It is apart from the writes, because most of it is code that few pages need.
 */
export const insertsCreated = <I, D>(write: WriteAdapter<I, D>): WriteAdapter<I, D> => ({
  ...write,
  apply(engine, body, input) {
    engine.insertCreated = insertCreated
    try {
      return write.apply(engine, body, input)
    } finally {
      engine.insertCreated = undefined
    }
  },
})
