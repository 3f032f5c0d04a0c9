import type { JobHandler } from 'database'
import type { JobParts } from './job-parts.ts'

export function sweepSessions({ identity }: JobParts): JobHandler {
  return async () => {
    await identity.sweep()
  }
}
