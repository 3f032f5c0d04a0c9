import { createRecord, type RecordCache } from 'record-cache'
import { createHooks, createReads, RecordCacheProvider, useRead } from 'record-cache-react'
import { CacheDebugPanel, observeCache } from 'record-cache-react/debug'

type Objects = {
  Case: { Subject: string | null; Status: string; Account: 'Account' }
  Account: { Name: string }
}

const { useRecord, useListRecords, useSend } = createHooks<Objects>()
const { readRecord } = createReads<Objects>()

export function CaseOverview({ caseId }: { caseId: string | null }) {
  const { data, refresh } = useRecord(caseId, ['Case.Subject', 'Case.Account.Name'], ['Case.Status'])
  const list = useListRecords({ objectApiName: 'Case', listViewApiName: 'AllCases' }, ['Case.Subject'])
  const same = useRead(caseId === null ? null : readRecord(caseId, ['Case.Subject']))
  const [send, { pending }] = useSend(createRecord)
  // @ts-expect-error an account has no such field
  useRecord(caseId, ['Case.Account.Nmae'])
  const account: string | undefined = data?.fields.Account.value?.fields.Name.value
  const create = () => void send({ apiName: 'Case', fields: { Subject: 'No terrain' } })
  return (
    <section>
      <h1>{data?.fields.Subject.value ?? same.state}</h1>
      <p>
        {account}, {data?.fields.Status?.value}
      </p>
      <p>{list.data?.records.length}</p>
      <button type="button" disabled={pending} onClick={create}>
        Open a case
      </button>
      <button type="button" onClick={refresh}>
        Refresh
      </button>
    </section>
  )
}

export const { cache, observer } = observeCache({
  fetch: () => Promise.reject(new Error('No connection')),
  now: Date.now,
})

export const page = (watched: RecordCache) => (
  <RecordCacheProvider cache={watched}>
    <CaseOverview caseId={null} />
    <CacheDebugPanel observer={observer} />
  </RecordCacheProvider>
)
