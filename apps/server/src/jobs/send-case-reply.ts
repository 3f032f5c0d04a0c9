import type { JobHandler } from 'database'
import { sendCaseReply as send } from 'support'
import type { JobParts } from './job-parts.ts'
import { readPayload } from './read-payload.ts'

export function sendCaseReply(parts: JobParts): JobHandler {
  return (payload) => send(parts, { commentId: readPayload(payload, 'commentId') })
}
