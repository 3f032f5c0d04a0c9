import { alertMethods } from 'contract/methods'
import { defineMethod, type ServerMethodDefinition } from 'platform'
import type { AlertService } from '../alert-service.ts'

/** The secret address under which a feed reader gets the caller's alerts. */
export const getAlertFeed = (alerts: AlertService): ServerMethodDefinition =>
  defineMethod(alertMethods.getAlertFeed, async ({ principal }) => ({
    address: await alerts.feedPath(principal.userId),
  }))
