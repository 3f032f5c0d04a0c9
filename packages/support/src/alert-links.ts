import { createHmac, timingSafeEqual } from 'node:crypto'

/** Addresses that work without a sign-in. They are signed, so that they cannot be forged. */
export type AlertLinks = {
  /** The token that ends the product alert e-mails of a user, and does nothing else. */
  stopToken(userId: string): string
  userOfStopToken(token: string): string | null
  /** The key of the feed of a user; the `version` of the feed counts up when its address is renewed. */
  feedKey(userId: string, version: number): string
  /** The user and version that a feed key is of; null for a key that is none. */
  feedOf(key: string): { userId: string; version: number } | null
}

/** @param secret - the same in all processes of an installation; with another one, no such address is valid any more. */
export function createAlertLinks(secret: string): AlertLinks {
  const signed = (purpose: string, parts: readonly string[]): string => {
    const text = parts.join('.')
    const signature = createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url').slice(0, 32)
    return `${text}.${signature}`
  }
  const partsOf = (purpose: string, signedText: string, count: number): string[] | null => {
    const parts = signedText.split('.').slice(0, count)
    const wanted = Buffer.from(signed(purpose, parts))
    const token = Buffer.from(signedText)
    return parts.length === count && token.length === wanted.length && timingSafeEqual(token, wanted) ? parts : null
  }
  return {
    stopToken: (userId) => signed(STOP, [userId]),
    userOfStopToken: (token) => partsOf(STOP, token, 1)?.[0] ?? null,
    feedKey: (userId, version) => signed(FEED, [userId, String(version)]),
    feedOf: (key) => {
      const [userId, version] = partsOf(FEED, key, 2) ?? []
      return userId === undefined ? null : { userId, version: Number(version) }
    },
  }
}

const STOP = 'end of product alert e-mails of'
const FEED = 'feed of product alerts of'
