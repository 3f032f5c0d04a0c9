// Written by `npm run generate` from methods/alerts.ts; change that file instead.

import type * as definitions from '../../methods/alerts.ts'
import type { ServerMethodOf } from '../../methods/server-method.ts'

/**
 * The number of people whom an alert would reach, for users who may publish it; estimated from the first 1,000 to whom
 * it is addressed.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND.
 */
export const countAlertReaders: ServerMethodOf<typeof definitions.countAlertReaders> = {
  className: 'AlertController',
  methodName: 'countAlertReaders',
  readOnly: true,
}

/**
 * The secret address of the caller's product alerts as RSS.
 *
 * @throws NOT_FOUND.
 */
export const getAlertFeed: ServerMethodOf<typeof definitions.getAlertFeed> = {
  className: 'AlertController',
  methodName: 'getAlertFeed',
  readOnly: true,
}

/**
 * The products whose alerts the caller can see, by name.
 *
 * @throws INVALID_TYPE, NOT_FOUND.
 */
export const getAlertProducts: ServerMethodOf<typeof definitions.getAlertProducts> = {
  className: 'AlertController',
  methodName: 'getAlertProducts',
  readOnly: true,
}

/**
 * The unread alerts among the 100 newest that the caller can see, and the critical ones that the caller has to confirm.
 *
 * @throws NOT_FOUND.
 */
export const getUnreadAlerts: ServerMethodOf<typeof definitions.getUnreadAlerts> = {
  className: 'AlertController',
  methodName: 'getUnreadAlerts',
  readOnly: true,
}

/**
 * Marks the 100 newest alerts that the caller can see as read, except critical ones that the caller has to confirm.
 *
 * @throws NOT_FOUND.
 */
export const markAlertsRead: ServerMethodOf<typeof definitions.markAlertsRead> = {
  className: 'AlertController',
  methodName: 'markAlertsRead',
  readOnly: false,
}

/**
 * Checks whether the link in an alert e-mail can switch these e-mails off, without using it.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND.
 */
export const readStopLink: ServerMethodOf<typeof definitions.readStopLink> = {
  className: 'AlertController',
  methodName: 'readStopLink',
  readOnly: false,
}

/**
 * Gives the RSS of the caller's product alerts another secret address; the earlier one ends.
 *
 * @throws NOT_FOUND.
 */
export const renewAlertFeed: ServerMethodOf<typeof definitions.renewAlertFeed> = {
  className: 'AlertController',
  methodName: 'renewAlertFeed',
  readOnly: false,
}

/**
 * Switches the product alert e-mails of a recipient off, by the link in one of them. Never switches anything on.
 *
 * @throws LINK_INVALID, MISSING_ARGUMENT, NOT_FOUND.
 */
export const stopAlertMails: ServerMethodOf<typeof definitions.stopAlertMails> = {
  className: 'AlertController',
  methodName: 'stopAlertMails',
  readOnly: false,
}
