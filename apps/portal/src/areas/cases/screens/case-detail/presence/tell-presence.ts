import { presence } from 'contract'
import type { PersonAtCase, Told } from './presence-teller.ts'

/**
 * Sends what is told of a tab, also while its page is being left.
 *
 * @returns who else is there; null when the case may not be seen any more.
 * @throws Error when there is no answer, or another one.
 */
export async function tellPresence(
  caseId: string,
  csrfToken: string,
  body: { tab: string; activity: Told },
): Promise<readonly PersonAtCase[] | null> {
  const { method, path } = presence.tellPresence
  const response = await fetch(path.replace('{caseId}', encodeURIComponent(caseId)), {
    method,
    headers: { accept: 'application/json', 'content-type': 'application/json', 'x-csrf-token': csrfToken },
    body: JSON.stringify(body),
    credentials: 'same-origin',
    cache: 'no-store',
    keepalive: true,
  })
  if ([401, 403, 404].includes(response.status)) return null
  if (!response.ok) throw new Error(`presence answered ${response.status}`)
  return ((await response.json()) as { people: readonly PersonAtCase[] }).people
}
