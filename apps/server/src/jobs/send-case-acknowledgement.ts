import type { JobHandler } from 'database'
import { sendCaseAcknowledgement as send } from 'support'
import type { JobParts } from './job-parts.ts'
import { readPayload } from './read-payload.ts'

export function sendCaseAcknowledgement(parts: JobParts): JobHandler {
  return (payload) => send(parts, { caseId: readPayload(payload, 'caseId') })
}
