import { AppError } from 'contract'
import { alertMethods } from 'contract/methods'
import { defineMethod, type MethodServices, servicesOf } from '../define-method.ts'
import { preferenceOf } from './alert-feed.methods.ts'

/** Whether the link of an alert mail is valid. It is called by POST, so that the token is in no address. */
export const readStopLink = defineMethod(alertMethods.readStopLink, async ({ services }, { token }) => ({
  isValid: servicesOf({ services }).alertLinks.userOfStopToken(token) !== null,
}))

/** Unsubscribes the recipient of a mailed link from alert mails, without a sign-in. */
export const stopAlertMails = defineMethod(alertMethods.stopAlertMails, async ({ services }, { token }) => {
  await unsubscribeFromAlerts(servicesOf({ services }), token)
  return { isStopped: true as const }
})

/** @throws AppError `LINK_INVALID`. */
export async function unsubscribeFromAlerts(
  { platform, alertLinks }: Pick<MethodServices, 'platform' | 'alertLinks'>,
  token: string,
): Promise<void> {
  const userId = alertLinks.userOfStopToken(token)
  if (userId === null) throw new AppError('LINK_INVALID')
  await platform.asSystem('stop alert mails by a mailed link').transaction(async (records) => {
    const { id } = await preferenceOf(records, userId)
    await records.update('NotificationPreference__c', id, { ProductAlertEmails__c: false })
  })
}
