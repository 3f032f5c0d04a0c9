import type { RecordShape } from 'contract'
import type { CacheRequest, CacheResponse } from '../../request.ts'
import { failure, ok, record } from '../scripted-service.ts'
import { FIELDS, fieldIn, rowsOf, type ServiceState } from './service-states.ts'

/** The ids that a request for records names. */
export const idsIn = ({ path }: CacheRequest): string[] => (path.split('/').at(-1) ?? '').split(',')

export const isListRequest = ({ path }: CacheRequest): boolean => path.includes('/list-records/')

/** What a service that holds this answers to a read of a record, of several, or of a page of the list. */
export function answerTo(request: CacheRequest, state: ServiceState): CacheResponse {
  if (isListRequest(request)) return ok(pageOf(request, state))
  const { fields = '', optionalFields = '' } = request.query ?? {}
  const paths = pathsIn([...fields.split(','), ...optionalFields.split(',')])
  const items = idsIn(request).map((id) =>
    state.deleted.has(id) ? failure(404, 'NOT_FOUND', 'Gone') : ok(read(state, id, paths)),
  )
  const [only] = items
  if (!request.path.includes('/batch/') && only !== undefined) return only
  return ok({
    hasErrors: items.some(({ status }) => status !== 200),
    results: items.map(({ status, body }) => ({ statusCode: status, result: body })),
  })
}

/** Rows in the order of their ids; a token names the row that the page starts behind, whether or not that is still there. */
function pageOf({ body }: CacheRequest, state: ServiceState) {
  const { fields = [], pageToken = '', pageSize } = body as { fields?: string[]; pageToken?: string; pageSize: number }
  const behind = rowsOf(state).filter((id) => id > pageToken.slice('behind '.length))
  const page = behind.slice(0, pageSize)
  return {
    listInfoETag: 'v1',
    listReference: { id: null, listViewApiName: 'AllCases', objectApiName: 'Case', type: 'listView' },
    nextPageToken: behind.length > page.length ? `behind ${page.at(-1)}` : null,
    records: page.map((id) => read(state, id, pathsIn(fields))),
    sortBy: null,
  }
}

const pathsIn = (fields: readonly string[]) => fields.map((path) => path.split('.').slice(1))

function read(state: ServiceState, id: string, paths: readonly string[][]): RecordShape {
  const { versions, accountOf, deleted } = state
  const version = versions.get(id) ?? 0
  const fields: Parameters<typeof record>[3] = {}
  for (const [name = '', ...rest] of [...paths].sort()) {
    if (rest.length === 0) {
      if (FIELDS.some((field) => field === name)) fields[name] = fieldIn(id, name, version)
      continue
    }
    const parent = accountOf.get(id) ?? null
    const below = paths.filter(([first, ...others]) => first === name && others.length > 0).map((path) => path.slice(1))
    fields[name] = parent === null || deleted.has(parent) ? null : read(state, parent, below)
  }
  return record(accountOf.has(id) ? 'Case' : 'Account', id, version, fields)
}
