import { useRef, useState } from 'react'
import { createListInfo, deleteListInfo, FetchError, updateListInfoByName } from 'record-cache'
import { useRecordCache } from 'record-cache-react'
import type { SavedListName } from '../../../../parts/cases/case-work.ts'
import { isRefused } from '../../../../records/is-refused.ts'
import type { CaseQuery } from './case-query.ts'
import { messages } from './messages.ts'
import { listViewOf, type Reader, type SavedList } from './saved-list.ts'

type Options = {
  name: SavedListName
  isNew: boolean
  reader: Reader
  show: (changed: Partial<CaseQuery>) => void
  onDone: () => void
}

/** Saves and deletes lists, one at a time. After a failure the dialog stays open with `problem`. */
export function useSavedList({ name, isNew, reader, show, onDone }: Options) {
  const cache = useRecordCache()
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
      onDone()
    } catch (failure) {
      setProblem((isRefused(failure) && failure.errors[0]?.message) || messages.saved.failed)
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  const names = { objectApiName: 'Case', listViewApiName: name }
  return {
    problem,
    isBusy,
    save: (saved: SavedList) =>
      perform(async () => {
        const view = listViewOf(saved, reader)
        const change = () => cache.send(updateListInfoByName, { ...names, ...view })
        if (isNew) {
          try {
            await cache.send(createListInfo, { ...names, ...view, includeDefaultAttributes: true })
          } catch (failure) {
            // An earlier attempt was stored, and only its answer was lost.
            if (!isTaken(failure)) throw failure
            await change()
          }
        } else await change()
        show({ list: name, filters: { created: null, statuses: [] } })
      }),
    remove: () =>
      perform(async () => {
        // Leaves the list first, so that the page does not read a deleted list.
        show({ list: 'my', filters: { created: null, statuses: [] } })
        try {
          await cache.send(deleteListInfo, names)
        } catch (failure) {
          show({ list: name })
          throw failure
        }
      }),
  }
}

const isTaken = (failure: unknown): boolean =>
  failure instanceof FetchError && failure.errors.some(({ type }) => type === 'DUPLICATE_VALUE')
