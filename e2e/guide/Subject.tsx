import type { RecordCache } from 'record-cache'
import { createHooks, RecordCacheProvider } from 'record-cache-react'

type Objects = { Case: { Subject: string | null; Account: 'Account' }; Account: { Name: string } }
const { useRecord } = createHooks<Objects>()

function Subject({ id }: { id: string }) {
  const { state, data, error, refresh } = useRecord(id, ['Case.Subject', 'Case.Account.Name'])
  if (state === 'Error' && data === undefined) {
    return (
      <button type="button" onClick={refresh}>
        {error.message}
      </button>
    )
  }
  return <h1>{data?.fields.Subject.value}</h1>
}

export const page = (cache: RecordCache, id: string) => (
  <RecordCacheProvider cache={cache}>
    <Subject id={id} />
  </RecordCacheProvider>
)
