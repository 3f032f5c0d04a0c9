import type { RecordShape } from 'contract'
import type { GatheredRecord, MakeGather } from '../engine/engine.ts'
import type { Network, Shared } from '../engine/network.ts'
import { cacheWasReset, FetchError } from '../fetch-error.ts'
import type { BatchAnswer } from '../normalise/store-record.ts'
import { chunksOf, recordRequests } from './record-requests.ts'

type Member = {
  readonly record: GatheredRecord
  readonly shared: Shared
  readonly resolve: () => void
  readonly reject: (failure: unknown) => void
}

/**
 * Batches the reads of single records in one turn of the event loop. There is one batch for each object and set of required fields, so that
 * a field required of one record is not required of another. Readers join and leave the read of each record like a single request.
 */
export const gatherRecords: MakeGather = (read) => {
  let waiting: Member[] = []
  return (record, shared) => {
    if (waiting.length === 0) queueMicrotask(send)
    return new Promise((resolve, reject) => waiting.push({ record, shared, resolve, reject }))
  }

  function send(): void {
    const groups = new Map<string, Member[]>()
    for (const member of waiting) {
      // Its readers have left, or the cache was reset.
      if (member.shared.signal.aborted) {
        member.reject(cacheWasReset(member.record.id))
        continue
      }
      const key = `${member.record.objectApiName}?${member.record.required}`
      const group = groups.get(key) ?? []
      group.push(member)
      groups.set(key, group)
    }
    waiting = []
    for (const group of groups.values()) for (const members of chunksOf(group)) void readTogether(read, members)
  }
}

/** Reads records by one batch, or a single record by a plain request. It never rejects: each member is settled separately. */
async function readTogether(read: Network['read'], members: readonly Member[]): Promise<void> {
  const alone = () => {
    for (const { record, resolve, reject } of members) record.alone().then(resolve, reject)
  }
  const [first] = members as [Member]
  if (members.length === 1) return alone()
  const { objectApiName, required } = first.record
  const optional = new Set(members.flatMap(({ record }) => record.optional))
  for (const path of required) optional.delete(path)
  const qualified = (paths: Iterable<string>) => Array.from(paths, (path) => `${objectApiName}.${path}`)
  const wanted = { required: qualified(required), optional: qualified(optional) }
  const ids = members.map(({ record }) => record.id)
  const requests = recordRequests(ids, wanted, undefined, true)
  const failures = new Map<Member, FetchError>()
  const together: Shared = {
    signal: signalWhenAllLeft(members),
    end() {
      for (const { shared } of members) shared.end()
    },
  }
  try {
    for (const request of requests) {
      const take = (body: unknown) => {
        const { results } = body as BatchAnswer<RecordShape>
        for (const [position, member] of members.entries()) {
          const { statusCode: status, result } = results[position] ?? { statusCode: 500, result: undefined }
          if (status === 200) member.record.take(result, request === requests.at(-1))
          else failures.set(member, new FetchError(request.path, { status, statusText: '', body: result }))
        }
      }
      await read(request, take, undefined, together)
    }
  } catch (error) {
    // The batch is too large for the service; the single records may not be.
    if ((error as FetchError).errors.some(({ type }) => type === 'QUERY_TOO_COMPLICATED')) return alone()
    for (const { reject } of members) reject(error)
  }
  for (const member of members) {
    const failure = failures.get(member)
    if (failure?.status === 404) member.record.refuse(failure)
    if (failure === undefined) member.resolve()
    else member.reject(failure)
  }
}

/** A signal that is aborted when no member has a reader left. */
function signalWhenAllLeft(members: readonly Member[]): AbortSignal {
  const controller = new AbortController()
  let left = 0
  for (const { shared } of members) {
    shared.signal.addEventListener('abort', () => {
      if (++left === members.length) controller.abort()
    })
  }
  return controller.signal
}
