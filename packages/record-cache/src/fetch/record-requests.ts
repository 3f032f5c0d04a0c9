import { limits, records } from 'contract'
import type { CacheRequest } from '../request.ts'

/** Longer lists of fields go out as several requests, so that no address grows beyond what servers take. */
const FIELD_CHARACTERS_PER_REQUEST = 10_000

/** The path of a call with its parameters filled in. */
export function pathOf(path: string, params: { readonly [name: string]: unknown }): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')).replaceAll('%2C', ','),
  )
}

/** A query without the parts that were not given. */
export function queryOf(parts: { readonly [name: string]: unknown }): Record<string, string> {
  const query: Record<string, string> = {}
  for (const [name, value] of Object.entries(parts)) {
    const text = String(value ?? '')
    if (text !== '') query[name] = text
  }
  return query
}

/** Fields of records to ask for, as qualified paths. */
export type WantedFields = { required: readonly string[]; optional: readonly string[] }

/** The requests that read one record, or several by their batch; split when the fields are too many. */
export function recordRequests(ids: readonly string[], wanted: WantedFields): CacheRequest[] {
  const [recordId] = ids
  if (ids.length !== 1 || recordId === undefined) return batchRequests(ids, wanted)
  const path = pathOf(records.getRecord.path, { recordId })
  return chunksOf(wanted).map((chunk) => ({ method: 'GET', path, query: fieldQuery(chunk) }))
}

/** The requests that read records by their batch, even a single one: a missing record does not fail the request then. */
export function batchRequests(ids: readonly string[], wanted: WantedFields): CacheRequest[] {
  const path = pathOf(records.getRecords.path, { recordIds: ids.join() })
  return chunksOf(wanted).map((chunk) => ({ method: 'GET', path, query: fieldQuery(chunk) }))
}

const fieldQuery = ({ required, optional }: WantedFields) =>
  queryOf({ fields: required.join(), optionalFields: optional.join() })

function chunksOf({ required, optional }: WantedFields): { required: string[]; optional: string[] }[] {
  const chunks = [{ required: [] as string[], optional: [] as string[] }]
  let characters = 0
  let count = 0
  const add = (kind: 'required' | 'optional', path: string) => {
    if (characters + path.length > FIELD_CHARACTERS_PER_REQUEST || count === limits.fieldsPerRequest) {
      chunks.push({ required: [], optional: [] })
      characters = 0
      count = 0
    }
    chunks.at(-1)?.[kind].push(path)
    characters += path.length + 1
    count++
  }
  for (const path of required) add('required', path)
  for (const path of optional) add('optional', path)
  return chunks
}

/** Ids in groups of as many as one request takes. */
export function idChunks(ids: readonly string[]): string[][] {
  const chunks: string[][] = []
  for (let start = 0; start < ids.length; start += limits.idsPerRequest) {
    chunks.push(ids.slice(start, start + limits.idsPerRequest))
  }
  return chunks
}
