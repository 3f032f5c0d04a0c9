import type { RecordCache } from './record-cache.ts'

/** Figures for a debug panel. */
export type CacheStatistics = {
  readonly records: number
  readonly sources: number
  readonly subscriptions: number
  readonly requestsSent: number
  readonly requestsJoined: number
  readonly requestsInFlight: number
}

/** How much a cache holds and did. */
export const statistics = ({ engine: { store, subscriptions, network } }: RecordCache): CacheStatistics => ({
  records: store.records.size,
  sources: store.sources.size,
  subscriptions: subscriptions.size,
  requestsSent: network.sent,
  requestsJoined: network.joined,
  requestsInFlight: network.pending(),
})
