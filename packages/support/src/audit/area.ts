import type { Area } from '../area.ts'
import { auditEventAccess } from './audit-event.access.ts'
import { auditEvent } from './audit-event.object.ts'

export const audit: Area = { objects: [auditEvent], access: [auditEventAccess] }
