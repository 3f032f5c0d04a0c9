import type * as schemas from './alerts.schemas.ts'
import type { ReadMethodOf, WriteMethodOf } from './server-method.ts'

const className = 'AlertController'

/**
 * The products whose alerts the caller can see, by name.
 *
 * @throws INVALID_TYPE, NOT_FOUND.
 */
export const getAlertProducts: ReadMethodOf<typeof schemas.getAlertProducts> = {
  className,
  methodName: 'getAlertProducts',
  readOnly: true,
}

/**
 * How many people an alert would reach, for those who may publish it; counted among the first 1,000 who chose it.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND.
 */
export const countAlertReaders: ReadMethodOf<typeof schemas.countAlertReaders> = {
  className,
  methodName: 'countAlertReaders',
  readOnly: true,
}

/**
 * Which of the 100 newest alerts that the caller can see the caller has not read.
 *
 * @throws NOT_FOUND.
 */
export const getUnreadAlerts: ReadMethodOf<typeof schemas.getUnreadAlerts> = {
  className,
  methodName: 'getUnreadAlerts',
  readOnly: true,
}

/**
 * Marks the 100 newest alerts that the caller can see as read; what asks to be confirmed still does.
 *
 * @throws NOT_FOUND.
 */
export const markAlertsRead: WriteMethodOf<typeof schemas.markAlertsRead> = {
  className,
  methodName: 'markAlertsRead',
  readOnly: false,
}

/**
 * The secret address of the caller's product alerts as RSS.
 *
 * @throws NOT_FOUND.
 */
export const getAlertFeed: ReadMethodOf<typeof schemas.getAlertFeed> = {
  className,
  methodName: 'getAlertFeed',
  readOnly: true,
}

/**
 * Gives the RSS of the caller's product alerts another secret address; the earlier one ends.
 *
 * @throws NOT_FOUND.
 */
export const renewAlertFeed: WriteMethodOf<typeof schemas.renewAlertFeed> = {
  className,
  methodName: 'renewAlertFeed',
  readOnly: false,
}

/**
 * Tells whether the link of an alert e-mail ends such e-mails, without using it.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND.
 */
export const readStopLink: WriteMethodOf<typeof schemas.readStopLink> = {
  className,
  methodName: 'readStopLink',
  readOnly: false,
}

/**
 * Switches the product alert e-mails of somebody off, by the link of one of them; it switches nothing on.
 *
 * @throws LINK_INVALID, MISSING_ARGUMENT, NOT_FOUND.
 */
export const stopAlertMails: WriteMethodOf<typeof schemas.stopAlertMails> = {
  className,
  methodName: 'stopAlertMails',
  readOnly: false,
}
