import type { Area } from '../area.ts'
import { auditEvent, auditEventAccess } from './audit-event.object.ts'
import { recordCredentialEvent } from './record-credential-event.job.ts'
import { sweepFailuresOfNobody } from './sweep-failures-of-nobody.job.ts'

export const audit: Area = {
  objects: [auditEvent],
  access: [auditEventAccess],
  jobs: [recordCredentialEvent, sweepFailuresOfNobody],
}
