import { alertMethods } from 'contract/methods'
import { defineMethod, type ServerMethodDefinition } from 'platform'
import type { AlertService } from '../alert-service.ts'

/** Gives the caller another address of the feed, for when the earlier one has become known to others. */
export const renewAlertFeed = (alerts: AlertService): ServerMethodDefinition =>
  defineMethod(alertMethods.renewAlertFeed, async ({ principal }) => {
    await alerts.renewFeed(principal.userId)
    return { address: await alerts.feedPath(principal.userId) }
  })
