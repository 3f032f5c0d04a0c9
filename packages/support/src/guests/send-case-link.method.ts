import { limits } from 'contract'
import { guestMethods } from 'contract/methods'
import { defineMethod, type ServerMethodDefinition } from 'platform'
import type { GuestService } from '../guest-service.ts'

export const sendCaseLink = (guests: GuestService): ServerMethodDefinition =>
  defineMethod(guestMethods.sendCaseLink, async ({ ip }, { emailAddress: email, caseNumber }) => {
    await guests.sendCaseLink({ email, caseNumber, ip })
    return { resendAfterSeconds: limits.resendSeconds }
  })
