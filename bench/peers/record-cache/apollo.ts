import { gql, InMemoryCache } from '@apollo/client'
import type { CachePeer, FlatCase } from '../../record-cache-parts/cache-peer.ts'
import { CASE_FRAGMENT, CASES, LIST } from './documents.ts'

const list = gql(LIST)
const cases = gql(CASES)
const fragment = gql(CASE_FRAGMENT)

/** The cache by itself, without the client around it, which only adds to the cost. */
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
      followCase(id, heard) {
        cache.watchFragment({ from: { __typename: 'Case', id }, fragment }).subscribe(heard)
      },
      followList(heard) {
        cache.watch({ query: list, optimistic: true, immediate: true, callback: heard })
      },
    }
  },
  bundles: {
    cache: "export { gql, InMemoryCache } from '@apollo/client'",
    client: "export { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client'",
  },
}
