import { guestMethods } from 'contract/methods'
import { defineMethod, type ServerMethodDefinition } from 'platform'
import type { GuestService } from '../guest-service.ts'

export const createCase = (guests: GuestService): ServerMethodDefinition =>
  defineMethod(guestMethods.createCase, (_context, form) => guests.openCase(form))
