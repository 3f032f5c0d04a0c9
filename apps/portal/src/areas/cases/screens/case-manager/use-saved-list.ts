import { createListInfo, deleteListInfo, FetchError, updateListInfoByName } from 'record-cache'
import { useRecordCache } from 'record-cache-react'
import type { SavedListName } from '../../../../parts/cases/case-work.ts'
import { useOneChange } from '../../../../parts/use-one-change.ts'
import { type CaseQuery, noFilters } from './case-query.ts'
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
  const { change, problem, isBusy } = useOneChange()
  const perform = async (work: () => Promise<void>): Promise<void> => {
    if (await change(work, (reason) => reason || messages.saved.failed)) onDone()
  }
  const names = { objectApiName: 'Case', listViewApiName: name }
  return {
    problem,
    isBusy,
    save: (saved: SavedList) =>
      perform(async () => {
        const view = listViewOf(saved, reader)
        const rename = () => cache.send(updateListInfoByName, { ...names, ...view })
        if (isNew) {
          try {
            await cache.send(createListInfo, { ...names, ...view, includeDefaultAttributes: true })
          } catch (failure) {
            // An earlier attempt succeeded, but its answer was lost.
            if (!isTaken(failure)) throw failure
            await rename()
          }
        } else await rename()
        show({ list: name, ...noFilters })
      }),
    remove: () =>
      perform(async () => {
        // Leaves the list first, so that the page does not read a deleted list.
        show({ list: 'my', ...noFilters })
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
