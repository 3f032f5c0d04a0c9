import type { RecordCache, Subscription } from 'record-cache'
import { createReads } from 'record-cache/typed'

/** `record-cache generate` writes these from what the service says of its objects. */
type Objects = {
  Case: { Subject: string | null; Status: string; Account: 'Account' }
  Account: { Name: string }
}

const { readRecord } = createReads<Objects>()

export const readSubject = (caseId: string | null) => readRecord(caseId, ['Case.Subject', 'Case.Account.Name'])

/** Shows whose case it is and what it is about, now and after every change. Nothing is read while there is no id. */
export function followSubject(
  cache: RecordCache,
  caseId: string | null,
  show: (text: string) => void,
): Subscription<unknown> {
  const { adapter, config } = readSubject(caseId)
  const subscription = cache.subscribe(adapter, config, ({ data }) => {
    if (data) show(`${data.fields.Account.value?.fields.Name.value}: ${data.fields.Subject.value}`)
  })
  return subscription
}
