import type { RecordShape } from 'contract'
import type { CacheRequest, CacheResponse } from '../request.ts'
import { failure, ok, record, scriptedService } from './scripted-service.ts'

type Row = { apiName: string; weakEtag: number; fields: { [name: string]: string | number | boolean | null } }

/**
 * A small service over records in memory. A field whose name ends in `Id` and holds the id of another record is a lookup, spanned under
 * the name without `Id`. Answers hold what was asked and nothing else; unknown optional fields are left out, unknown required ones refused.
 */
export function recordService() {
  const rows = new Map<string, Row>()
  const service = scriptedService((request) => answerRecords(rows, request))
  return {
    ...service,
    rows,
    put(apiName: string, id: string, fields: Row['fields']): void {
      rows.set(id, {
        apiName,
        weakEtag: (rows.get(id)?.weakEtag ?? 0) + 1,
        fields: { Id: id, ...rows.get(id)?.fields, ...fields },
      })
    },
  }
}

function answerRecords(rows: ReadonlyMap<string, Row>, request: CacheRequest): CacheResponse | undefined {
  if (request.method !== 'GET') return undefined
  const required = request.query?.fields?.split(',') ?? []
  const optional = request.query?.optionalFields?.split(',') ?? []
  const batch = /\/records\/batch\/([^/]+)$/.exec(request.path)
  if (batch !== null) {
    const results = (batch[1] ?? '').split(',').map((id) => {
      const answer = answerRecord(rows, id, required, optional)
      return { statusCode: answer.status, result: answer.body }
    })
    return ok({ hasErrors: results.some((item) => item.statusCode !== 200), results })
  }
  const single = /\/records\/([^/]+)$/.exec(request.path)
  return single === null ? undefined : answerRecord(rows, single[1] ?? '', required, optional)
}

function answerRecord(
  rows: ReadonlyMap<string, Row>,
  id: string,
  required: readonly string[],
  optional: readonly string[],
): CacheResponse {
  const row = rows.get(id)
  if (row === undefined) return failure(404, 'NOT_FOUND', 'The requested resource does not exist')
  const unknown = required.find(
    (path) => path.startsWith(`${row.apiName}.`) && !isKnownPath(rows, row, path.split('.').slice(1)),
  )
  if (unknown !== undefined) return failure(400, 'INVALID_FIELD', `No such column '${unknown}'`)
  return ok(
    project(
      rows,
      id,
      row,
      [...required, ...optional]
        .map((path) => path.split('.'))
        .filter(([name]) => name === row.apiName)
        .map((path) => path.slice(1)),
    ),
  )
}

function isKnownPath(rows: ReadonlyMap<string, Row>, row: Row, [name = '', ...rest]: string[]): boolean {
  if (rest.length === 0) return name in row.fields
  if (!(`${name}Id` in row.fields)) return false
  const parent = rows.get(String(row.fields[`${name}Id`]))
  return parent === undefined || isKnownPath(rows, parent, rest)
}

/** The record with these paths, each without the object's name. */
export function project(rows: ReadonlyMap<string, Row>, id: string, row: Row, paths: readonly string[][]): RecordShape {
  const scalars: Parameters<typeof record>[3] = {}
  for (const [name = '', ...rest] of [...paths].sort()) {
    if (rest.length === 0) {
      if (name in row.fields) scalars[name] = row.fields[name] ?? null
      continue
    }
    if (!(`${name}Id` in row.fields) || name in scalars) continue
    const parentId = String(row.fields[`${name}Id`])
    const parent = rows.get(parentId)
    const below = paths.filter(([first, ...others]) => first === name && others.length > 0).map((path) => path.slice(1))
    scalars[name] = parent === undefined ? null : project(rows, parentId, parent, below)
  }
  return record(row.apiName, id, row.weakEtag, scalars)
}
