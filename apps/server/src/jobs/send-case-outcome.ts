import type { JobHandler } from 'database'
import { sendCaseOutcome as send } from 'support'
import type { JobParts } from './job-parts.ts'
import { readPayload } from './read-payload.ts'

export function sendCaseOutcome(parts: JobParts): JobHandler {
  return (payload) =>
    send(parts, {
      caseId: readPayload(payload, 'caseId'),
      status: readPayload(payload, 'status'),
      movedAt: readPayload(payload, 'movedAt'),
    })
}
