import { AppError } from 'contract'
import type { FastifyReply } from 'fastify'
import type { Principal } from 'platform'
import { type ConcurrencyLimit, createConcurrencyLimit, type Slot } from './concurrency-limit.ts'

/** The limits of one person, and of all people of one account: renderings run one after the other. */
const OF_ONE_PERSON = { atOnce: 1, waiting: 20 }
const OF_ONE_ACCOUNT = { atOnce: 1, waiting: 1_000 }
/** The limits of this process for one kind, because each rendering occupies a processor. */
const OF_ALL = { atOnce: 1, waiting: 1_000 }
/** A rendering that has waited longer is not begun: its client has gone, or asks again. */
const LONGEST_WAIT_MS = 30_000

/** Whom renderings are counted for: a person of an account, or a visitor. */
export type RenderingFor = { person: string; account: string }

/**
 * Renders within the limits of a person, an account and this process.
 *
 * @param reply - when its client disconnects, a waiting rendering leaves the queue.
 * @throws AppError `TOO_MANY_REQUESTS`, `SERVICE_UNAVAILABLE` after a long wait, and those of the work.
 */
export type RenderingQueue = <T>(
  whom: RenderingFor,
  reply: Pick<FastifyReply, 'raw'>,
  render: () => Promise<T>,
) => Promise<T>

/** Each kind has separate slots, so that slow files of one do not delay the others. */
export type RenderingQueues = Readonly<Record<'previews' | 'cases' | 'linkPictures', RenderingQueue>>

export const createRenderingQueues = (): RenderingQueues => ({
  previews: createRenderingQueue(),
  cases: createRenderingQueue(),
  linkPictures: createRenderingQueue(),
})

/** A fair queue: an account waits for at most one rendering of each other account, however many the others have requested. */
export function createRenderingQueue(longestWaitMs: number = LONGEST_WAIT_MS): RenderingQueue {
  const people = createConcurrencyLimit(OF_ONE_PERSON)
  const accounts = createConcurrencyLimit(OF_ONE_ACCOUNT)
  const all = createConcurrencyLimit(OF_ALL)
  return async ({ person, account }, { raw }, render) => {
    const held: Slot[] = []
    let hasLeft = false
    const { promise: end, reject } = Promise.withResolvers<never>()
    const leave = () => reject(new AppError('TOO_MANY_REQUESTS', { seconds: 1 }))
    raw.once('close', leave)
    const timer = setTimeout(() => reject(new AppError('SERVICE_UNAVAILABLE')), longestWaitMs)
    const enter = async (limit: ConcurrencyLimit, key: string): Promise<void> => {
      // It may leave in the moment in which a slot gets free.
      if (hasLeft) return
      const slot = limit.acquire(key)
      held.push(slot)
      await slot.ready
    }
    const enterAll = async (): Promise<void> => {
      await enter(people, person)
      await enter(accounts, account)
      await enter(all, '')
    }
    try {
      if (raw.destroyed) leave()
      await Promise.race([end, enterAll()])
      clearTimeout(timer)
      return await render()
    } finally {
      hasLeft = true
      clearTimeout(timer)
      raw.off('close', leave)
      for (const slot of held.reverse()) slot.release()
    }
  }
}

/** People without an account, such as agents, are counted alone. */
export function renderingFor({ userId, attributes: { accountId } }: Principal): RenderingFor {
  return { person: userId, account: typeof accountId === 'string' ? accountId : userId }
}
