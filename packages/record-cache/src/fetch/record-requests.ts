import * as limits from 'contract/limits'
import * as records from 'contract/ui-api/records'
import type { CacheRequest } from '../request.ts'

/** Longer lists of fields are split into several requests, because servers limit the length of an address. */
const FIELD_CHARACTERS_PER_REQUEST = 10_000

/** The path of a call with its parameters filled in. */
export function pathOf(path: string, params: { readonly [name: string]: unknown }): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')).replaceAll('%2C', ','),
  )
}

/** Builds a query; undefined parts are left out. */
export function queryOf(parts: { readonly [name: string]: unknown }): Record<string, string> {
  const query: Record<string, string> = {}
  for (const [name, value] of Object.entries(parts)) {
    const text = String(value ?? '')
    if (text !== '') query[name] = text
  }
  return query
}

/** Requested fields of records, as qualified paths. */
export type WantedFields = { required: readonly string[]; optional: readonly string[] }

/**
 * The requests that read one record, or several by a batch; split if there are too many fields.
 *
 * @param most - the maximum of fields per request.
 * @param isBatch - reads even a single record by a batch, so that a missing record does not fail the request.
 */
export function recordRequests(
  ids: readonly string[],
  { required, optional }: WantedFields,
  most: number = limits.fieldsPerRequest,
  isBatch = ids.length > 1,
): CacheRequest[] {
  const path = pathOf((isBatch ? records.getRecords : records.getRecord).path, { recordId: ids, recordIds: ids })
  const requests: CacheRequest[] = []
  let fields: string[] = []
  let optionalFields: string[] = []
  let characters = 0
  const close = () => {
    const query = queryOf({ fields: fields.join(), optionalFields: optionalFields.join() })
    requests.push({ method: 'GET', path, query })
  }
  for (const [position, field] of [...required, ...optional].entries()) {
    const count = fields.length + optionalFields.length
    if (characters + field.length > FIELD_CHARACTERS_PER_REQUEST || count === most) {
      close()
      fields = []
      optionalFields = []
      characters = 0
    }
    if (position < required.length) fields.push(field)
    else optionalFields.push(field)
    characters += field.length + 1
  }
  close()
  return requests
}

/** Splits items into chunks of the size that one request accepts. */
export function chunksOf<T>(things: readonly T[]): T[][] {
  const count = Math.ceil(things.length / limits.idsPerRequest)
  return Array.from({ length: count }, (_, index) =>
    things.slice(index * limits.idsPerRequest, (index + 1) * limits.idsPerRequest),
  )
}
