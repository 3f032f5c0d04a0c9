import { Type } from 'typebox'
import { TIER_CHANGED } from '../accounts/announce-tier.ts'
import { defineJob, type Task } from '../define-job.ts'
import { clockFields, targetsUnder } from './case-targets.ts'

/** An account has fewer open cases than this. */
const MOST = 100_000
/** So many cases are locked at once. */
const PORTION = 100

/** Gives the open cases of an account the targets of its tier, in portions. Run again, it changes nothing more. */
export const retargetCases: Task = defineJob({
  task: TIER_CHANGED,
  payload: Type.Object({ accountId: Type.String() }),
  run: async ({ platform, now }, { accountId }) => {
    const system = platform.asSystem('give the cases of an account the targets of its tier')
    const open = await system.find('Case', { AccountId: accountId, IsClosed: false }, ['Id'], MOST)
    for (let start = 0; start < open.length; start += PORTION) {
      await system.transaction(async (records) => {
        const tier = (await records.read('Account', accountId, ['SupportTier__c'], 'share'))?.SupportTier__c
        for (const { Id } of open.slice(start, start + PORTION)) {
          const id = String(Id)
          const found = await records.read('Case', id, [...clockFields, 'SolutionDue__c', 'NextDue__c'], 'update')
          if (!found) continue
          const time = new Date(now()).toISOString()
          const targets = targetsUnder(typeof tier === 'string' ? tier : null, (field) => found[field] ?? null, time)
          const isChanged = Object.entries(targets).some(([field, value]) => found[field] !== value)
          if (isChanged) await records.update('Case', id, targets)
        }
      })
    }
  },
})
