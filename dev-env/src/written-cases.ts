import { UI_API } from 'contract'
import type { DevClient } from './dev-client.ts'

type Attempts = { isOver: () => boolean; again: () => Promise<void> }

/**
 * Creates a case by the same request with the same idempotency key until the server confirms it.
 *
 * @param subject - names the case and the key.
 * @param attempts - `again` waits before the next one; after `isOver` there is none.
 * @returns the id of the case; null when it was over before a confirmation.
 * @throws Error when it is refused for another reason than that the server, or its database, is away.
 */
export async function createUntilAcknowledged(
  client: DevClient,
  subject: string,
  { isOver, again }: Attempts,
): Promise<string | null> {
  const fields = { Subject: subject, Description: 'x', Impact__c: 'Total Failure', IssueType__c: 'Product' }
  const headers = { 'idempotency-key': subject.replaceAll(' ', '-') }
  for (;;) {
    // A refused or cut connection does not say whether the case was created.
    const answer = await client.post(`${UI_API}/records`, { apiName: 'Case', fields }, headers).catch(() => null)
    if (answer?.status === 201) return (answer.body as { id: string }).id
    // The first request may have been committed without an answer; by the key the server must find it, and not create another.
    if (answer !== null && ![409, 503].includes(answer.status)) throw new Error(`${answer.status} ${answer.text}`)
    if (isOver()) return null
    await again()
  }
}

/** The ids of a customer's cases, by subjects that begin so. */
export async function casesBySubject(client: DevClient, beginning: string): Promise<Map<string, string[]>> {
  const bySubject = new Map<string, string[]>()
  let pageToken: string | null = null
  do {
    const answer = await client.post(`${UI_API}/list-records/Case/MyCases`, {
      fields: ['Case.Subject'],
      pageSize: 500,
      ...(pageToken === null ? {} : { pageToken }),
    })
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
    const page = answer.body as {
      records: { id: string; fields: { Subject: { value: string } } }[]
      nextPageToken: string | null
    }
    for (const { id, fields } of page.records) {
      const subject = fields.Subject.value
      if (subject.startsWith(beginning)) bySubject.set(subject, [...(bySubject.get(subject) ?? []), id])
    }
    pageToken = page.nextPageToken
  } while (pageToken !== null)
  return bySubject
}
