import type { RecordShape } from 'contract'
import type { CacheRequest, CacheResponse } from '../../request.ts'
import { idsIn, isListRequest } from './answer-to.ts'

/**
 * The plain truth of a store, worked out without one: which version of each record has been delivered since it was last reported
 * missing, and the fields that came with that version.
 */
export function deliveredTruth() {
  const records = new Map<string, { version: number; fields: Set<string> }>()
  /** Records whose last answer was that they are missing. */
  const missing = new Set<string>()
  /** The moment of the latest news of a record, or of the request that it was last reported missing to. */
  const newsAt = new Map<string, number>()

  const truth = {
    records,
    /** There was news of records, without a version. */
    news(ids: readonly string[], moment: number): void {
      for (const id of ids) newsAt.set(id, moment)
    },
    /** An answer was delivered to a request of that moment. */
    answer(request: CacheRequest, { status, body }: CacheResponse, requestedAt: number): void {
      const ids = idsIn(request)
      for (const [position, { statusCode, result }] of itemsOf(request, status, body).entries()) {
        if (statusCode === 200) noteRecord(result, requestedAt)
        else noteMissing(ids[position] ?? '', requestedAt)
      }
    },
  }
  return truth

  function noteMissing(id: string, requestedAt: number): void {
    const outdatedAt = newsAt.get(id) ?? 0
    if (requestedAt < outdatedAt && (records.has(id) || missing.has(id))) return
    records.delete(id)
    missing.add(id)
    newsAt.set(id, Math.max(outdatedAt, requestedAt))
  }

  function noteRecord(body: RecordShape, requestedAt: number): void {
    // What was asked for before a record was found missing does not bring it back.
    if (missing.has(body.id) && requestedAt < (newsAt.get(body.id) ?? 0)) return
    missing.delete(body.id)
    const known = records.get(body.id)
    const names = Object.keys(body.fields)
    if (known === undefined || known.version < body.weakEtag) {
      records.set(body.id, { version: body.weakEtag, fields: new Set(names) })
    } else if (known.version === body.weakEtag) for (const name of names) known.fields.add(name)
    for (const { value } of Object.values(body.fields))
      if (typeof value === 'object' && value !== null) noteRecord(value, requestedAt)
  }
}

type Item = { statusCode: number; result: RecordShape }

function itemsOf(request: CacheRequest, statusCode: number, body: unknown): Item[] {
  const { results, records } = body as { results?: Item[]; records?: RecordShape[] }
  if (isListRequest(request)) return records?.map((result) => ({ statusCode, result })) ?? []
  return results ?? [{ statusCode, result: body as RecordShape }]
}

/** All records of an answer, the inner ones too. */
export function recordsIn(request: CacheRequest, { status, body }: CacheResponse): RecordShape[] {
  return itemsOf(request, status, body).flatMap(({ statusCode, result }) =>
    statusCode === 200 ? withInner(result) : [],
  )
}

/** A record and all records within it. */
export function withInner(record: RecordShape): RecordShape[] {
  const inner = Object.values(record.fields).flatMap(({ value }) =>
    typeof value === 'object' && value !== null ? withInner(value) : [],
  )
  return [record, ...inner]
}
