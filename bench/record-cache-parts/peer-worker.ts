import { parentPort, workerData } from 'node:worker_threads'
import { bytesPerCase, HEAP_PAGE } from './bytes-per-case.ts'
import { type CachePeer, flatCaseListJson } from './cache-peer.ts'
import { type Group, groupOf } from './interleave.ts'
import { peerContestants } from './peer-contestants.ts'
import type { PeerQuestion } from './peer-work.ts'

// The address is computed, so that the product compiles where the peers are not installed.
const { peer } = (await import(new URL(`../peers/record-cache/${workerData}.ts`, import.meta.url).href)) as {
  peer: CachePeer
}
const groups = new Map<string, Group>()

async function answer(question: PeerQuestion): Promise<unknown> {
  if ('isRead' in question) return heapOf(question.isRead)
  const key = JSON.stringify(question.work)
  let group = groups.get(key)
  if (group === undefined) {
    // Releases the caches of the previous workload first.
    groups.clear()
    group = groupOf(peerContestants(peer, question.work))
    groups.set(key, group)
  }
  return group(question.round)
}

async function heapOf(isRead: boolean): Promise<number | undefined> {
  groups.clear()
  const json = flatCaseListJson(HEAP_PAGE)
  const read = () => {
    const cache = peer.create()
    return [cache, cache.takeList(JSON.parse(json))]
  }
  if (isRead) return bytesPerCase(read)
  if (peer.create().store === undefined) return undefined
  return bytesPerCase(() => {
    const cache = peer.create()
    cache.store?.(JSON.parse(json))
    return cache
  })
}

parentPort?.on('message', async (question: PeerQuestion) => parentPort?.postMessage(await answer(question)))
parentPort?.postMessage({ isNormalised: peer.isNormalised, bundles: peer.bundles })
