import { AppError, type RecordShape } from 'contract'

/**
 * `accounts` have a service of the product, `followers` have chosen such alerts of it. The rights of the first of these, `counted` in number,
 * are asked of the gate: the alert reaches so many `people` of them, and sends so many `mails`.
 */
export type AlertReach = { accounts: number; followers: number; counted: number; people: number; mails: number }

/** What the methods for alerts call. It needs signed addresses and reads beyond the caller's, which an application for schema and types does not have. */
export type AlertService = {
  /** Whom an alert of this kind of a product reaches. */
  countReaders(productId: string, kind: string): Promise<AlertReach>
  /** The path of the feed of a user. */
  feedPath(userId: string): Promise<string>
  /** Ends the address of the feed of a user. */
  renewFeed(userId: string): Promise<void>
  /** Whether a token ends the mails of somebody. */
  endsMails(token: string): boolean
  /** @throws AppError `LINK_INVALID`. */
  stopMails(token: string): Promise<void>
}

/** The newest alerts that the owner of a feed can see. `contentAllowed` is false where only links may leave the portal. */
export type AlertFeed = { alerts: readonly RecordShape[]; contentAllowed: boolean }

/** What the address of a feed opens; null for one that is not valid, or whose owner may not sign in. */
export type AlertFeeds = { feedOf(key: string): Promise<AlertFeed | null> }

/** For an application without signed addresses: it answers as if the methods did not exist. */
export const noAlertService: AlertService = {
  countReaders: () => Promise.reject(new AppError('NOT_FOUND')),
  feedPath: () => Promise.reject(new AppError('NOT_FOUND')),
  renewFeed: () => Promise.reject(new AppError('NOT_FOUND')),
  endsMails: () => false,
  stopMails: () => Promise.reject(new AppError('NOT_FOUND')),
}
