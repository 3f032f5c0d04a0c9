import type { JobHandler } from 'database'
import { sendPasswordNotice as send } from 'support'
import type { JobParts } from './job-parts.ts'
import { readPayload } from './read-payload.ts'

export function sendPasswordNotice(parts: JobParts): JobHandler {
  return (payload) => send(parts, { userId: readPayload(payload, 'userId'), key: readPayload(payload, 'key') })
}
