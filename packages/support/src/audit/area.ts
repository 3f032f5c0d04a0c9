import type { Area } from '../area.ts'
import { auditEvent, auditEventAccess } from './audit-event.object.ts'
import { recordCredentialEvent, sweepUnknownFailures } from './credential-events.job.ts'

export const audit: Area = {
  objects: [auditEvent],
  access: [auditEventAccess],
  jobs: [recordCredentialEvent, sweepUnknownFailures],
}
