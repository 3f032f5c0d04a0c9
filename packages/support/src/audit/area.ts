import type { Area } from '../area.ts'
import { auditEventAccess } from './audit-event.access.ts'
import { auditEventListViews } from './audit-event.list-views.ts'
import { auditEvent } from './audit-event.object.ts'
import { recordCredentialEvent } from './record-credential-event.job.ts'
import { sweepFailuresOfNobody } from './sweep-failures-of-nobody.job.ts'

export const audit: Area = {
  objects: [auditEvent],
  access: [auditEventAccess],
  listViews: [auditEventListViews],
  jobs: [recordCredentialEvent, sweepFailuresOfNobody],
}
