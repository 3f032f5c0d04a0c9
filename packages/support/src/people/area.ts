import type { Area } from '../area.ts'
import { contactAccess } from './contact.access.ts'
import { addUserAction } from './contact.actions.ts'
import { contactListViews } from './contact.list-views.ts'
import { contact } from './contact.object.ts'
import { invitation } from './invitation.mail.ts'
import { passwordNotice } from './password-notice.mail.ts'
import { secondFactorNotice } from './second-factor-notice.mail.ts'
import { sweepIdempotencyKeys } from './sweep-idempotency-keys.job.ts'
import { sweepSessions } from './sweep-sessions.job.ts'
import { userAccess } from './user.access.ts'
import { userListViews } from './user.list-views.ts'
import { user } from './user.object.ts'

export const people: Area = {
  objects: [contact, user],
  access: [contactAccess, userAccess],
  listViews: [userListViews, contactListViews],
  actions: [addUserAction],
  mails: [invitation, passwordNotice, secondFactorNotice],
  jobs: [sweepIdempotencyKeys, sweepSessions],
}
