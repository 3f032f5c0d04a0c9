import { getRecord } from '../adapters/records.ts'
import { createRecordCache } from '../record-cache.ts'
import type { CacheRequest } from '../request.ts'
import { project } from './record-service.ts'
import { ok, record, recordId } from './scripted-service.ts'
import { uiService } from './ui-service.ts'

export const CASE = recordId('500', 1)
export const OTHER = recordId('500', 2)

/**
 * A cache over a service with two cases, which takes creations and updates. `follow` lists what a subscriber receives: values, with `?` where they
 * are stale and with `!` beside an error.
 */
export function twoCases() {
  const service = uiService()
  service.put('Case', CASE, { Subject: 'No signal', Status: 'Open' })
  service.put('Case', OTHER, { Subject: 'Map is blank', Status: 'Open' })
  service.on((request) => write(service, request))
  const clock = { nowMs: 1_000_000 }
  const cache = createRecordCache({ fetch: service.fetch, now: () => clock.nowMs, development: true })
  const follow = (recordIdToRead: string, ...fields: string[]) => {
    const received: unknown[] = []
    cache.subscribe(getRecord, { recordId: recordIdToRead, fields }, ({ state, data, error }) => {
      received.push(
        error?.status ??
          Object.values(data?.fields ?? {})
            .map((field) => field.value)
            .join() + ({ Error: '!', Stale: '?' }[state as string] ?? ''),
      )
    })
    return received
  }
  return { service, clock, cache, follow }
}

function write(service: ReturnType<typeof uiService>, request: CacheRequest) {
  const body = request.body as { apiName?: string; fields: Record<string, string> }
  if (request.method === 'PATCH') {
    const id = request.path.split('/').at(-1) ?? ''
    service.put('Case', id, body.fields)
    const row = service.rows.get(id)
    return row === undefined
      ? undefined
      : ok(
          project(
            service.rows,
            id,
            row,
            Object.keys(body.fields).map((name) => [name]),
          ),
        )
  }
  if (request.method === 'POST' && request.path.endsWith('/ui-api/records')) {
    const id = recordId('00a', service.rows.size)
    service.put(body.apiName ?? '', id, body.fields)
    return ok(record(body.apiName ?? '', id, 1, body.fields), 201)
  }
  return undefined
}

/** The live event of an updated case. */
export const updated = (id: string, weakEtag: number) => ({
  type: 'record' as const,
  operation: 'updated' as const,
  objectApiName: 'Case',
  id,
  weakEtag,
  parentIds: [],
})
