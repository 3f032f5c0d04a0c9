import { expect, it } from 'vitest'
import { jobHandlers, jobSchedule } from './job-handlers.ts'
import type { JobParts } from './job-parts.ts'
import { readPayload } from './read-payload.ts'

it('has a task for everything on the schedule', () => {
  // The tasks are made of their parts, and touch none of them before they run.
  const tasks = Object.keys(jobHandlers({} as JobParts))
  expect(Object.keys(jobSchedule).filter((task) => !tasks.includes(task))).toEqual([])
})

it('fails for a payload that lacks what the job needs', () => {
  expect(readPayload({ caseId: '500' }, 'caseId')).toBe('500')
  for (const payload of [{}, null, 'x', { caseId: 5 }]) {
    expect(() => readPayload(payload, 'caseId')).toThrow('The payload of the job has no caseId')
  }
})
