import { alertMethods } from 'contract/methods'
import { defineMethod, type ServerMethodDefinition } from 'platform'
import type { AlertService } from '../alert-service.ts'

/** Ends the alert mails of whoever the link was mailed to; nobody signs in for that. */
export const stopAlertMails = (alerts: AlertService): ServerMethodDefinition =>
  defineMethod(alertMethods.stopAlertMails, async (_context, { token }) => {
    await alerts.stopMails(token)
    return { isStopped: true as const }
  })
