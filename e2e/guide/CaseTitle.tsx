import { createRecord } from 'record-cache'
import { createHooks } from 'record-cache-react'

/** The objects of the product; a real product generates them from its metadata. A relationship names its target object. */
type Objects = {
  Case: { Subject: string | null; Status: string; Account: 'Account' }
  Account: { Name: string }
}

const { useRecord, useSend } = createHooks<Objects>()

export const caseTitleFields = ['Case.Subject', 'Case.Status', 'Case.Account.Name'] as const

export function CaseTitle({ caseId }: { caseId: string }) {
  const { state, data, error, refresh } = useRecord(caseId, caseTitleFields)
  const [send, { pending, inputs }] = useSend(createRecord)

  if (data === undefined) {
    if (state !== 'Error') return <p>Loading the case</p>
    return (
      <button type="button" onClick={refresh}>
        {error.message}
      </button>
    )
  }
  const thank = () =>
    void send(
      { apiName: 'CaseComment', fields: { ParentId: caseId, CommentBody: 'Thank you.' } },
      { idempotencyKey: crypto.randomUUID() },
    )
  return (
    <article aria-busy={state === 'Stale'}>
      <h1>{data.fields.Subject.value}</h1>
      <p>
        {data.fields.Status.displayValue}, {data.fields.Account.value?.fields.Name.value}
      </p>
      <button type="button" disabled={pending} onClick={thank}>
        Thank
      </button>
      {inputs.map(({ fields }) => (
        <p key={String(fields.CommentBody)}>Sending: {fields.CommentBody}</p>
      ))}
    </article>
  )
}
