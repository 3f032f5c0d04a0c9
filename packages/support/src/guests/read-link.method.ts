import { guestMethods } from 'contract/methods'
import { defineMethod, type ServerMethodDefinition } from 'platform'
import type { GuestService } from '../guest-service.ts'

export const readLink = (guests: GuestService): ServerMethodDefinition =>
  defineMethod(guestMethods.readLink, (_context, { token, attemptKey }) => guests.readLink(token, attemptKey))
