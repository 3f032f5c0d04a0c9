import { alertMethods } from 'contract/methods'
import { defineMethod, type ServerMethodDefinition } from 'platform'
import type { AlertService } from '../alert-service.ts'

/** Tells whether the link of an alert mail is good; it is called by POST, so that the token stands in no address. */
export const readStopLink = (alerts: AlertService): ServerMethodDefinition =>
  defineMethod(alertMethods.readStopLink, async (_context, { token }) => ({
    isValid: alerts.endsMails(token),
  }))
