import type { JobHandler } from 'database'
import { isAccountMailKind, sendAccountMail as send } from 'support'
import type { JobParts } from './job-parts.ts'
import { readPayload } from './read-payload.ts'

export function sendAccountMail(parts: JobParts): JobHandler {
  return async (payload) => {
    const kind = readPayload(payload, 'kind')
    if (!isAccountMailKind(kind)) throw new Error('The payload of the job names no kind of mail')
    const read = (part: string): string => readPayload(payload, part)
    await send(parts, { kind, email: read('email'), name: read('name'), key: read('key') })
  }
}
