import * as limits from 'contract/limits'
import * as records from 'contract/ui-api/records'
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

/**
 * The requests that read one record, or several by their batch; split when the fields are too many.
 *
 * @param most - how many fields a request takes.
 * @param isBatch - reads even a single record by a batch: a missing one does not fail the request then.
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

/** Things in groups of as many as one request takes. */
export function chunksOf<T>(things: readonly T[]): T[][] {
  const count = Math.ceil(things.length / limits.idsPerRequest)
  return Array.from({ length: count }, (_, index) =>
    things.slice(index * limits.idsPerRequest, (index + 1) * limits.idsPerRequest),
  )
}
