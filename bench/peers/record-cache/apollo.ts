import { gql, InMemoryCache } from '@apollo/client'
import type { CachePeer, FlatCase } from '../../record-cache-parts/cache-peer.ts'
import { CASE_FRAGMENT, CASES, LIST } from './documents.ts'

const list = gql(LIST)
const cases = gql(CASES)
const fragment = gql(CASE_FRAGMENT)

/** The cache alone, because the client around it only adds to the cost. */
export const peer: CachePeer = {
  name: 'apollo',
  isNormalised: true,
  create() {
    const cache = new InMemoryCache()
    const store = (rows: readonly FlatCase[]) => void cache.writeQuery({ query: list, data: { cases: rows } })
    const takeCases = (rows: readonly FlatCase[]) => void cache.writeQuery({ query: cases, data: { some: rows } })
    return {
      store,
      takeList(rows) {
        store(rows)
        return cache.readQuery<{ cases: unknown[] }>({ query: list })?.cases ?? []
      },
      takeCases,
      takeRow: (row) => takeCases([row]),
      readCase: (id) => cache.readFragment({ id: `Case:${id}`, fragment }) ?? undefined,
      followCase(id, notify) {
        cache.watchFragment({ from: { __typename: 'Case', id }, fragment }).subscribe(notify)
      },
      followList(notify) {
        cache.watch({ query: list, optimistic: true, immediate: true, callback: notify })
      },
    }
  },
  bundles: {
    cache: "export { gql, InMemoryCache } from '@apollo/client'",
    client: "export { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client'",
  },
}
