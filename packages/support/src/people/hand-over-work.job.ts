import type { Change, Scalar } from 'platform'
import { Type } from 'typebox'
import { defineJob } from '../define-job.ts'

/** Records that are handed over in one transaction. */
const PORTION = 50

const payload = Type.Object({
  from: Type.String(),
  /** The person who takes over; null for none. */
  to: Type.Union([Type.String(), Type.Null()]),
})

/**
 * Gives the work of a deactivated person of the provider to another person, in portions. Open cases go to a person who may own them, and
 * otherwise back to their queue, so that none waits for a person who has left. Accounts and articles keep their owner if no person takes
 * over; articles go to authors only.
 */
export const handOverWorkJob = defineJob({
  task: 'hand-over-work',
  payload,
  run: async ({ platform }, { from, to }) => {
    const system = platform.asSystem('hand over the work of a deactivated person')
    const successor = to === null ? null : await system.read('User', to, ['Profile', 'IsActive'])
    const profile = successor?.IsActive === true ? successor.Profile : null
    const works: { object: string; where: Record<string, Scalar>; owner: string | null }[] = [
      { object: 'Case', where: { OwnerId: from, IsClosed: false }, owner: profile === 'Agent' ? to : null },
      ...(profile === null ? [] : [{ object: 'Account', where: { OwnerId: from }, owner: to }]),
      ...(profile === 'Author' ? [{ object: 'Knowledge__kav', where: { OwnerId: from }, owner: to }] : []),
    ]
    for (const { object, where, owner } of works) {
      for (;;) {
        const rows = await system.find(object, where, ['Id'], PORTION)
        if (rows.length === 0) break
        await system.transaction(async (records) => {
          for (const { Id } of rows) await records.update(object, String(Id), { OwnerId: owner })
        })
      }
    }
  },
})

/** Queues the hand-over of the work of a person of the provider who was deactivated in this change. */
export function handOverWork(change: Change, successor: string | null): void {
  if (!change.isChanged('IsActive') || change.value('IsActive') !== false || change.value('ContactId') !== null) return
  handOverWorkJob.enqueue(change.tx, { from: change.id, to: successor })
}
