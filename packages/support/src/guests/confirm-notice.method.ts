import { guestMethods } from 'contract/methods'
import { defineMethod, type ServerMethodDefinition } from 'platform'
import type { GuestService } from '../guest-service.ts'

export const confirmNotice = (guests: GuestService): ServerMethodDefinition =>
  defineMethod(guestMethods.confirmNotice, async (_context, { token, confirmedNotice }) => {
    await guests.confirmNotice(token, confirmedNotice)
    return { confirmedNotice }
  })
