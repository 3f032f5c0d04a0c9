import type { SessionShape } from 'contract'

/**
 * Who a page is for. It decides which pages are shown and where visitors are redirected; access is decided by the server.
 *
 * - `public`: all readers, signed in or not.
 * - `guest`: visitors only; signed-in users are redirected.
 * - `customer`: customers, and the agents who support them on the same pages.
 * - `admin`: customers who administer their account.
 * - `administrator`: people of the provider who set up the portal.
 */
export type Audience = 'public' | 'guest' | 'customer' | 'admin' | 'agent' | 'author' | 'administrator'

const audiencesOf = new Map<string, readonly Audience[]>([
  ['Customer', ['customer']],
  ['AccountAdmin', ['customer', 'admin']],
  ['Agent', ['customer', 'agent']],
  ['Author', ['author']],
  ['Administrator', ['administrator']],
])

/** Whether a page for these audiences is for the user of a session; null means a visitor. */
export function isFor(audience: Audience | readonly Audience[], session: Pick<SessionShape, 'user'> | null): boolean {
  const own = session === null ? ['guest'] : (audiencesOf.get(session.user.profile) ?? [])
  return [audience].flat().some((name) => name === 'public' || own.includes(name))
}

/** Whether a page for these audiences can be opened without a session. */
export function admitsVisitors(audience: Audience | readonly Audience[]): boolean {
  return isFor(audience, null)
}
