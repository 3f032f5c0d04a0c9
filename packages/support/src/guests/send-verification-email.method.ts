import { guestMethods } from 'contract/methods'
import { defineMethod, type ServerMethodDefinition } from 'platform'
import type { GuestService } from '../guest-service.ts'

export const sendVerificationEmail = (guests: GuestService): ServerMethodDefinition =>
  defineMethod(guestMethods.sendVerificationEmail, ({ ip }, { name, emailAddress: email }) =>
    guests.verify({ name, email, ip }),
  )
