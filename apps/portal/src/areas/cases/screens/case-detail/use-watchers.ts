import { useRef, useState } from 'react'
import { deleteRecord } from 'record-cache'
import { useRead, useRecordCache } from 'record-cache-react'
import { textOf } from '../../../../records/field-values.ts'
import { isRefused } from '../../../../records/is-refused.ts'
import { createRecord } from '../../../../records/records.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { messages } from './messages.ts'
import { caseDetails } from './page.ts'

/** Who watches the case, and changing that: one change at a time. */
export function useWatchers(caseId: string) {
  const cache = useRecordCache()
  const { data, state, refresh } = useRead(useReads(caseDetails).watchers)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const underWay = useRef(false)

  const change = async (send: () => Promise<unknown>): Promise<boolean> => {
    if (underWay.current) return false
    underWay.current = true
    setBusy(true)
    setProblem(null)
    try {
      await send()
      return true
    } catch (failure) {
      setProblem((isRefused(failure) && failure.errors[0]?.message) || messages.watcherNotChanged)
      refresh()
      return false
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return {
    watchers: data?.records.map(({ id, fields }) => ({
      id,
      userId: fields.UserId__c.value ?? '',
      name: textOf(fields.User__r?.value?.fields.Name),
    })),
    hasFailed: state === 'Error' && !data,
    retry: refresh,
    isBusy,
    problem,
    add: (userId: string) =>
      change(() =>
        cache.send(createRecord, { apiName: 'CaseWatcher__c', fields: { CaseId__c: caseId, UserId__c: userId } }),
      ),
    remove: (id: string) => change(() => cache.send(deleteRecord, id)),
  }
}
