import type { LiveEvent } from 'contract'
import type { Transaction } from 'database'
import { covers, grantsOf } from '../access/grants.ts'
import type { AppModel, ObjectModel } from '../metadata/app-model.ts'
import type { Principal } from '../metadata/principal.ts'
import type { Row, Scalar } from '../metadata/scalar.ts'
import { prepared } from '../schema/prepared.ts'

/** The channel for events of committed changes. */
export const RECORD_EVENTS = 'record_events'

type Operation = 'created' | 'updated' | 'deleted'

/**
 * The payload: object, operation, id, version, parents, parents before the update, changed fields, and the columns that grants compare. It
 * contains no other values.
 */
type Payload = {
  o: string
  op: Operation
  id: string
  v: number
  p: string[]
  f?: string[]
  c: string[]
  s: Record<string, Scalar>
}

/** Fields that change with every write. */
const stamps: ReadonlySet<string> = new Set(['LastModifiedById', 'LastModifiedDate', 'SystemModstamp'])

/**
 * Sends an event when the transaction commits.
 *
 * @param changed - the fields that an update changes.
 * @param before - the row before the update.
 */
export function announce(
  tx: Transaction,
  app: AppModel,
  object: ObjectModel,
  operation: Operation,
  row: Row,
  version: number,
  changed: Iterable<string> = [],
  before: Row = row,
): void {
  if (!object.live) return
  const { parents } = object.live
  const parentsIn = (of: Row) => parents.map((name) => of.get(name)).filter((id) => typeof id === 'string')
  const columns = scopeColumns(app, object)
  const payload: Payload = {
    o: object.apiName,
    op: operation,
    id: String(row.get('Id')),
    v: version,
    p: parentsIn(row),
    f: parentsIn(before).filter((id) => !parentsIn(row).includes(id)),
    c: [...changed].filter((name) => !stamps.has(name)),
    s: Object.fromEntries(columns.map((column) => [column, row.get(column) ?? null])),
  }
  tx.pipeline(NOTIFY, [RECORD_EVENTS, JSON.stringify(payload)])
}

const NOTIFY = prepared('select pg_notify($1, $2)')

/**
 * The event for a caller; null unless a grant of the caller covers the row and, for an update, reads or compares a changed field. There are
 * no events for rows that are only readable through another object. Only internal users get the parents before the update: other callers
 * may not be allowed to see these.
 */
export function eventVisibleTo(app: AppModel, principal: Principal, announcement: string): LiveEvent | null {
  const { o, op, id, v, p, f = [], c, s } = JSON.parse(announcement) as Payload
  const grants = grantsOf(app, principal)(o)
  const covering = grants?.held.filter((grant) => covers(grant, (column) => s[column] ?? null)) ?? []
  if (covering.length === 0) return null
  const internal = principal.internal ? [] : (grants?.object.live?.internalFields ?? [])
  const isSent = (field: string) =>
    !internal.includes(field) &&
    covering.some(({ read, equalities }) => read.has(field) || equalities.some(({ column }) => column === field))
  if (op === 'updated' && !c.some(isSent)) return null
  return {
    type: 'record',
    operation: op,
    objectApiName: o,
    id,
    weakEtag: v,
    parentIds: principal.internal ? [...p, ...f] : p,
  }
}

function scopeColumns(app: AppModel, object: ObjectModel): string[] {
  const columns = new Set<string>()
  for (const profile of app.profiles.keys()) {
    for (const { rows } of app.grantsOf(profile, object.apiName)) {
      if (rows !== 'all' && !('via' in rows)) for (const column of Object.keys(rows)) columns.add(column)
    }
  }
  return [...columns]
}
