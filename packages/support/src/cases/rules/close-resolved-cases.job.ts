import { Type } from 'typebox'
import { defineJob } from '../../define-job.ts'
import { caseSettings } from '../case-settings.object.ts'

/** Cases that are closed in one transaction. */
const PORTION = 50
const DAY_MS = 24 * 3_600_000

/**
 * Closes resolved cases that have not changed for the days that the settings say. The customer was mailed when the case was resolved, and can
 * open a follow-up case.
 */
export const closeResolvedCases = defineJob({
  task: 'close-resolved-cases',
  payload: Type.Object({}),
  schedule: '19 * * * *',
  run: async ({ platform, now }) => {
    const system = platform.asSystem('close resolved cases')
    const { closingDays } = await system.referenceData(caseSettings)
    if (closingDays === null) return
    const before = new Date(now() - closingDays * DAY_MS).toISOString()
    for (;;) {
      const old = await system.find('Case', { Status: 'Resolved', SystemModstamp: { before } }, ['Id'], PORTION)
      if (old.length === 0) return
      await system.transaction(async (records) => {
        for (const { Id } of old) {
          const current = await records.read('Case', String(Id), ['Status', 'SystemModstamp'], 'update')
          // A comment may have come since it was found.
          if (current?.Status !== 'Resolved' || String(current.SystemModstamp) >= before) continue
          await records.update('Case', String(Id), { Status: 'Closed' })
        }
      })
    }
  },
})
