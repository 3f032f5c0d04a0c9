import { expect, it } from 'vitest'
import { jobHandlers, jobSchedule } from './job-handlers.ts'

// Handlers use their services only when they run.
const handlers = jobHandlers({} as Parameters<typeof jobHandlers>[0])

it('handles every mail and job of the product', () => {
  expect(Object.keys(handlers)).toEqual(
    expect.arrayContaining(['send-account-mail', 'send-case-reply', 'sweep-sessions']),
  )
})

it('runs sweeps and scans on a schedule, and nothing else', () => {
  expect(jobSchedule).toEqual({
    'close-resolved-cases': '19 * * * *',
    'drop-deleted-fields': '23 2 * * *',
    'expire-services': '3 0 * * *',
    'run-timed-automations': '*/10 * * * *',
    'sweep-automation-runs': '47 2 * * *',
    'refill-product-vocabulary': '9 * * * *',
    'refill-vocabulary': '7 * * * *',
    'scan-large-files': '17 3 * * *',
    'scan-waiting-files': '*/10 * * * *',
    'sweep-case-drafts': '37 2 * * *',
    'sweep-failures-of-nobody': '47 2 * * *',
    'sweep-idempotency-keys': '*/10 * * * *',
    'sweep-routing-tests': '47 2 * * *',
    'sweep-sessions': '*/10 * * * *',
    'sweep-unanswered-searches': '43 2 * * *',
    'sweep-unlinked-files': '7 * * * *',
  })
})

it('fails a job whose payload has another shape', async () => {
  const job = { id: '1', attempt: 1, maxAttempts: 25 }
  await expect(handlers['send-case-reply']?.({ caseId: '500' }, job)).rejects.toThrow('The payload of send-case-reply')
})
