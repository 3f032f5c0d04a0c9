import { Client, createRequest, type Exchange, makeResult } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { map, pipe, subscribe } from 'wonka'
import type { CachePeer, FlatCase } from '../../record-cache-parts/cache-peer.ts'
import { CASE, CASES, LIST } from './documents.ts'

const list = createRequest(LIST, {})
const cases = createRequest(CASES, {})

/** The exchange in a client, because it cannot be used without one; the service behind it answers at once. */
export const peer: CachePeer = {
  name: 'graphcache',
  isNormalised: true,
  create() {
    let answer: Record<string, unknown> = {}
    const service: Exchange = () => (operations) =>
      pipe(
        operations,
        map((operation) => makeResult(operation, { data: answer })),
      )
    const cache = cacheExchange({
      resolvers: { Query: { case: (_, { id }) => ({ __typename: 'Case', id: String(id) }) } },
    })
    const client = new Client({ url: 'http://localhost', exchanges: [cache, service], preferGetMethod: false })
    const take = (request: typeof list, data: Record<string, unknown>) => {
      answer = data
      let taken: unknown
      pipe(
        client.executeQuery(request, { requestPolicy: 'network-only' }),
        subscribe((result) => {
          taken = result.data
        }),
      ).unsubscribe()
      return taken
    }
    const takeCases = (rows: readonly FlatCase[]) => void take(cases, { some: rows })
    const follow = (request: typeof list, notify: () => void) =>
      void pipe(client.executeQuery(request), subscribe(notify))
    return {
      takeList: (rows) => (take(list, { cases: rows }) as { cases: unknown[] }).cases,
      takeCases,
      takeRow: (row) => takeCases([row]),
      readCase: (id) => client.readQuery(CASE, { id })?.data?.case,
      followCase: (id, notify) => follow(createRequest(CASE, { id }), notify),
      followList: (notify) => follow(list, notify),
    }
  },
  bundles: {
    cache: "export { cacheExchange } from '@urql/exchange-graphcache'",
    client:
      "export { Client, fetchExchange, gql } from '@urql/core'; export { cacheExchange } from '@urql/exchange-graphcache'",
  },
}
