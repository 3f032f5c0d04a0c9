import type { Area } from '../area.ts'
import { contact, contactAccess } from './contact.object.ts'
import { passwordNotice, secondFactorNotice } from './credential-notices.mail.ts'
import { invitation } from './invitation.mail.ts'
import { addUserAction } from './people.actions.ts'
import { sweepIdempotencyKeys, sweepSessions } from './sweep-expired.job.ts'
import { undeliveredNotice } from './undelivered.mail.ts'
import { user, userAccess } from './user.object.ts'

export const people: Area = {
  objects: [contact, user],
  access: [contactAccess, userAccess],
  actions: [addUserAction],
  mails: [invitation, passwordNotice, secondFactorNotice, undeliveredNotice],
  jobs: [sweepIdempotencyKeys, sweepSessions],
}
