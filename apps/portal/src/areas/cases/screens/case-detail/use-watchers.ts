import { deleteRecord } from 'record-cache'
import { useRead, useRecordCache } from 'record-cache-react'
import { useOneChange } from '../../../../parts/use-one-change.ts'
import { textOf } from '../../../../records/field-values.ts'
import { createRecord } from '../../../../records/records.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { messages } from './messages.ts'
import { caseDetails } from './page.ts'

/** Who watches the case, and changing that: one change at a time. */
export function useWatchers(caseId: string) {
  const cache = useRecordCache()
  const { data, state, refresh } = useRead(useReads(caseDetails).watchers)
  const { change, isBusy, problem } = useOneChange()
  const changeWatchers = async (send: () => Promise<unknown>): Promise<boolean> => {
    const isDone = await change(send, (reason) => reason || messages.watcherNotChanged)
    if (!isDone) void refresh()
    return isDone
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
      changeWatchers(() =>
        cache.send(createRecord, { apiName: 'CaseWatcher__c', fields: { CaseId__c: caseId, UserId__c: userId } }),
      ),
    remove: (id: string) => changeWatchers(() => cache.send(deleteRecord, id)),
  }
}
