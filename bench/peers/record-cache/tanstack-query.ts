import { notifyManager, QueryClient, QueryObserver } from '@tanstack/query-core'
import type { CachePeer, FlatCase } from '../../record-cache-parts/cache-peer.ts'

const LIST = ['cases']

/** Not normalised: a list and its cases are separate entries. Notifies synchronously here, not on the next turn of the event loop. */
export const peer: CachePeer = {
  name: 'tanstack-query',
  isNormalised: false,
  create() {
    notifyManager.setScheduler((notify) => notify())
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
    const store = (rows: readonly FlatCase[]) => void client.setQueryData(LIST, rows)
    const follow = (queryKey: readonly string[], notify: () => void) =>
      void new QueryObserver(client, { queryKey, queryFn: () => client.getQueryData(queryKey) }).subscribe(notify)
    return {
      store,
      takeList(rows) {
        store(rows)
        return client.getQueryData<unknown[]>(LIST) ?? []
      },
      takeCases(rows) {
        notifyManager.batch(() => {
          for (const row of rows) client.setQueryData(['case', row.id], row)
        })
      },
      takeRow(row) {
        client.setQueryData<readonly FlatCase[]>(LIST, (rows) => rows?.map((old) => (old.id === row.id ? row : old)))
      },
      readCase: (id) => client.getQueryData(['case', id]),
      followCase: (id, notify) => follow(['case', id], notify),
      followList: (notify) => follow(LIST, notify),
    }
  },
  bundles: {
    cache: "export { QueryClient } from '@tanstack/query-core'",
    client: "export { QueryClient, QueryObserver } from '@tanstack/query-core'",
  },
}
