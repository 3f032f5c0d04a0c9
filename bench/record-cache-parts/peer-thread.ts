import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Row } from '../result.ts'
import type { PeerBundles } from './cache-peer.ts'
import type { Group, Times } from './interleave.ts'
import type { PeerQuestion, PeerWork } from './peer-work.ts'

/** A public cache in a separate thread, so that its garbage and its compiled code do not slow the product. */
export type PeerThread = {
  readonly name: string
  readonly isNormalised: boolean
  readonly bundles: PeerBundles
  /** Its rounds of a workload. */
  readonly group: (work: PeerWork) => Group
  /** Bytes of heap per cached case; undefined where the cache cannot store cases without reading them. */
  readonly heap: (isRead: boolean) => Promise<number | undefined>
  readonly stop: () => Promise<unknown>
}

const PEERS = ['apollo', 'graphcache', 'tanstack-query']

/** Starts the public caches one after the other. They must be installed. */
export async function startPeers(): Promise<readonly PeerThread[]> {
  const peers: PeerThread[] = []
  for (const name of PEERS) peers.push(await startPeer(name))
  return peers
}

async function startPeer(name: string): Promise<PeerThread> {
  const worker = new Worker(new URL('./peer-worker.ts', import.meta.url), { workerData: name })
  const answer = async () => (await once(worker, 'message'))[0]
  const ask = (question: PeerQuestion) => {
    worker.postMessage(question)
    return answer()
  }
  const { isNormalised, bundles }: Pick<PeerThread, 'isNormalised' | 'bundles'> = await answer()
  return {
    name,
    isNormalised,
    bundles,
    group: (work) => async (round) => (await ask({ work, round })) as Times,
    heap: (isRead) => ask({ isRead }),
    stop: () => worker.terminate(),
  }
}

/** Adds to a row the times of the peers for the same part, by their names; peers without this part are left out. */
export function withPeerTimes(
  row: Row,
  peers: readonly PeerThread[],
  times: Record<string, number>,
  part: string,
): Row {
  const result = peers.flatMap(({ name }) => {
    const time = times[`${name} ${part}`]
    return time === undefined ? [] : [[name, time]]
  })
  return { ...row, peers: Object.fromEntries(result) }
}
