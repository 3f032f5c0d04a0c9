import type { SessionShape } from 'contract'

/**
 * Who a page is for. It decides what is shown and where visitors are sent; what anybody may see or do is decided by the server.
 *
 * - `public`: everybody, signed in or not.
 * - `guest`: visitors who are not signed in; others are sent on.
 * - `customer`: customers, and the agents who support them on the same pages.
 * - `admin`: customers who administer their account.
 */
export type Audience = 'public' | 'guest' | 'customer' | 'admin' | 'agent' | 'author'

const audiencesOf = new Map<string, readonly Audience[]>([
  ['Customer', ['customer']],
  ['AccountAdmin', ['customer', 'admin']],
  ['Agent', ['customer', 'agent']],
  ['Author', ['author']],
])

/** Whether a page for these audiences is for somebody; without a session, for a visitor. */
export function isFor(audience: Audience | readonly Audience[], session: Pick<SessionShape, 'user'> | null): boolean {
  const own = session === null ? ['guest'] : (audiencesOf.get(session.user.profile) ?? [])
  return [audience].flat().some((one) => one === 'public' || own.includes(one))
}

/** Whether a page for these audiences can be opened without a session. */
export function admitsVisitors(audience: Audience | readonly Audience[]): boolean {
  return isFor(audience, null)
}
