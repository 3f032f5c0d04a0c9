import { useMemo, useRef, useState } from 'react'
import { createListInfo, deleteListInfo, FetchError, updateListInfoByName } from 'record-cache'
import { useRead, useRecordCache } from 'record-cache-react'
import {
  type CaseWork,
  isSavedListName,
  type SavedListName,
  withSavedLists,
} from '../../../../parts/cases/case-work.ts'
import { isRefused } from '../../../../records/is-refused.ts'
import { messages } from './messages.ts'
import type { CaseManagerReads } from './page.ts'
import { listViewOf, type Reader, readSavedList, type SavedList, savedListOf } from './saved-list.ts'
import type { useCaseList } from './use-case-list.ts'

/** The work with the lists that the reader has saved, once they are known. */
export function useWorkWithSaved(work: CaseWork, { lists }: CaseManagerReads): CaseWork {
  const { data } = useRead(lists)
  return useMemo(() => withSavedLists(work, data?.lists ?? []), [work, data])
}

/** What the dialog of a saved list is about: a new one, or one to change. */
export type SavedListSubject = { name: SavedListName; start: SavedList; isNew: boolean }

type List = Pick<ReturnType<typeof useCaseList>, 'query' | 'show'>

/**
 * Saving what is shown as a list, and changing or deleting a saved one: one at a time. A failed one leaves the dialog as it is, and `problem`
 * tells why.
 */
export function useSavedLists({ query, show }: List, { info: read }: CaseManagerReads, reader: Reader) {
  const cache = useRecordCache()
  const { data: info } = useRead(read)
  const [subject, setSubject] = useState<SavedListSubject | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const underWay = useRef(false)

  const perform = async (work: () => Promise<void>): Promise<void> => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setProblem(null)
    try {
      await work()
      setSubject(null)
    } catch (failure) {
      setProblem((isRefused(failure) && failure.errors[0]?.message) || messages.saved.failed)
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  const { list } = query
  return {
    subject,
    problem,
    isBusy,
    /** Undefined while the chosen list is saved and what it takes is not known yet. */
    open:
      isSavedListName(list) && !info
        ? undefined
        : () => {
            setProblem(null)
            setSubject(
              isSavedListName(list) && info
                ? { name: list, start: readSavedList(info, reader), isNew: false }
                : { name: newName(), start: savedListOf(query), isNew: true },
            )
          },
    close: () => setSubject(null),
    save: ({ name, isNew }: SavedListSubject, saved: SavedList) =>
      perform(async () => {
        const names = { objectApiName: 'Case', listViewApiName: name }
        const view = listViewOf(saved, reader)
        const change = () => cache.send(updateListInfoByName, { ...names, ...view })
        if (isNew) {
          try {
            await cache.send(createListInfo, { ...names, ...view, includeDefaultAttributes: true })
          } catch (failure) {
            // An earlier attempt has arrived, and only its answer was lost.
            if (!isTaken(failure)) throw failure
            await change()
          }
        } else await change()
        show({ list: name, filters: { created: null, statuses: [] } })
      }),
    remove: ({ name }: SavedListSubject) =>
      perform(async () => {
        // The list is left first: nothing reads it when it goes.
        show({ list: 'my', filters: { created: null, statuses: [] } })
        try {
          await cache.send(deleteListInfo, { objectApiName: 'Case', listViewApiName: name })
        } catch (failure) {
          show({ list: name })
          throw failure
        }
      }),
  }
}

export type SavedLists = ReturnType<typeof useSavedLists>

const newName = (): SavedListName => `Saved_${crypto.randomUUID().replaceAll('-', '')}`

const isTaken = (failure: unknown): boolean =>
  failure instanceof FetchError && failure.errors.some(({ type }) => type === 'DUPLICATE_VALUE')
