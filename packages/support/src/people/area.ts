import type { Area } from '../area.ts'
import { addressNotice, addressProof, confirmAddress } from './change-address.ts'
import { contact, contactAccess } from './contact.object.ts'
import { passwordNotice, secondFactorNotice } from './credential-notices.mail.ts'
import { getActionEffects } from './get-action-effects.method.ts'
import { handOverWorkJob } from './hand-over-work.job.ts'
import { invitation } from './invitation.mail.ts'
import { eraseContactJob, mergeContactsJob } from './move-merge-erase.ts'
import { addUserAction, inviteStaffAction } from './people.actions.ts'
import { rightsNotice, staffInvitation } from './staff.mails.ts'
import { sweepIdempotencyKeys, sweepSessions } from './sweep-expired.job.ts'
import { undeliveredNotice } from './undelivered.mail.ts'
import { user, userAccess } from './user.object.ts'

export const people: Area = {
  objects: [contact, user],
  access: [contactAccess, userAccess],
  actions: [addUserAction, inviteStaffAction],
  methods: [confirmAddress, getActionEffects],
  mails: [
    addressNotice,
    addressProof,
    invitation,
    passwordNotice,
    rightsNotice,
    secondFactorNotice,
    staffInvitation,
    undeliveredNotice,
  ],
  jobs: [eraseContactJob, handOverWorkJob, mergeContactsJob, sweepIdempotencyKeys, sweepSessions],
}
