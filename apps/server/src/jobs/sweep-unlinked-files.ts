import type { JobHandler } from 'database'
import { sweepUnlinkedFiles as sweep } from 'support'
import type { JobParts } from './job-parts.ts'

export function sweepUnlinkedFiles({ platform, now }: JobParts): JobHandler {
  return () => sweep(platform, new Date(now()).toISOString())
}
