import { AppError, type ExchangeOf, limits, type lookups, type RecordShape } from 'contract'
import { authorise } from '../access/authorise.ts'
import { addSystemFields, selectionOf } from '../access/field-paths.ts'
import { requestedOrder } from '../access/requested-order.ts'
import type { PersonCaller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import { project } from '../query/project.ts'
import { run } from '../query/run.ts'
import { usedIds } from '../records/mru.ts'
import type { Selection } from '../shape/selection.ts'
import type { Order } from '../shape/shape.ts'
import type { Where } from '../shape/where.ts'
import { uiApiUrl } from '../ui-api-url.ts'
import { boundClauses, type SourceParams } from './lookup-bindings.ts'
import { lookupField } from './lookup-field.ts'
import { displayFields } from './lookup-metadata.ts'

/** The text typed into a lookup field, and the record being edited. */
export type LookupParams = SourceParams & {
  q?: string | undefined
  /** Recent, Search or TypeAhead; absent means Search where something is typed, else Recent. */
  searchType?: string | undefined
  targetApiName?: string | undefined
  /** From 1; `page` times `pageSize` is at most 1,000. */
  page?: number | undefined
  pageSize?: number | undefined
  orderBy?: readonly { fieldApiName: string; isAscending: boolean }[] | null | undefined
}

type LookupRecords = ExchangeOf<typeof lookups.getLookupRecords>['response']
type Wanted = { target: ObjectModel; q: string; clauses: Where[]; order: Order[]; selection: Selection }
type Place = { offset: number; limit: number }

const MAX_PAGE = 50

/**
 * Records that a lookup field can be set to, of those that the caller can see.
 *
 * @returns at most 20; none is no error.
 * @throws AppError `NOT_FOUND` for a field or target that does not exist for the caller, `ILLEGAL_QUERY_PARAMETER_VALUE`
 * for a search type that is none and for less than two characters from people who are not internal,
 * `NUMBER_OUTSIDE_VALID_RANGE`, and those of the bindings and the order.
 */
export async function lookupRecords(
  caller: PersonCaller,
  objectApiName: string,
  fieldApiName: string,
  params: LookupParams = {},
): Promise<LookupRecords> {
  const lookup = lookupField(caller, objectApiName, fieldApiName)
  const target = targetOf(lookup.targets, params.targetApiName)
  const { app } = caller.engine
  const q = (params.q ?? '').trim()
  const type = searchTypeOf(caller, params.searchType, q)
  const page = within('page', params.page ?? 1, MAX_PAGE)
  const pageSize = within('pageSize', params.pageSize ?? limits.lookupPageSizeMax, limits.lookupPageSizeMax)
  const sortBy = (params.orderBy ?? []).map(({ fieldApiName: name, isAscending }) => `${isAscending ? '' : '-'}${name}`)
  const selection = selectionOf(app, caller.grantsOf, target, { optionalFields: displayFields(caller, target) })
  addSystemFields(caller.grantsOf, target, selection)
  const wanted: Wanted = {
    target,
    q,
    clauses: await boundClauses(caller, lookup, target, params),
    order: requestedOrder(app, caller.grantsOf, target, sortBy, 'parent'),
    selection,
  }
  const place = { offset: (page - 1) * pageSize, limit: pageSize + 1 }
  const records = await finders[type](caller, wanted, place)
  const url = (number: number) =>
    uiApiUrl(`/lookups/${lookup.object.apiName}/${lookup.field.apiName}`, {
      page: number,
      pageSize,
      q,
      searchType: params.searchType,
      targetApiName: params.targetApiName && target.apiName,
    })
  const next = records.length > pageSize && page < MAX_PAGE ? page + 1 : null
  const previous = page > 1 ? page - 1 : null
  return {
    count: Math.min(records.length, pageSize),
    currentPageToken: page > 1 ? String(page) : null,
    currentPageUrl: url(page),
    nextPageToken: next === null ? null : String(next),
    nextPageUrl: next === null ? null : url(next),
    previousPageToken: previous === null ? null : String(previous),
    previousPageUrl: previous === null ? null : url(previous),
    records: records.slice(0, pageSize),
  }
}

function targetOf(targets: readonly ObjectModel[], requested: string | undefined): ObjectModel {
  const target = targets.find(
    ({ apiName }) => requested === undefined || apiName.toLowerCase() === requested.toLowerCase(),
  )
  if (!target) throw new AppError('NOT_FOUND')
  return target
}

function searchTypeOf({ principal }: PersonCaller, requested: string | undefined, q: string): keyof typeof finders {
  const type = (requested ?? (q === '' ? 'recent' : 'search')).toLowerCase()
  if (type !== 'recent' && type !== 'search' && type !== 'typeahead') {
    throw new AppError('ILLEGAL_QUERY_PARAMETER_VALUE', { parameter: 'searchType' })
  }
  // A search by one letter would let a customer copy the address book.
  if (type !== 'recent' && [...q].length < limits.lookupMinCharacters && !(principal.internal && q !== '')) {
    throw new AppError('ILLEGAL_QUERY_PARAMETER_VALUE', { parameter: 'q' })
  }
  return type
}

function within(parameter: string, value: number, max: number): number {
  if (value < 1 || value > max) throw new AppError('NUMBER_OUTSIDE_VALID_RANGE', { parameter, min: 1, max })
  return value
}

const finders = {
  recent: async (caller: PersonCaller, wanted: Wanted, place: Place): Promise<RecordShape[]> => {
    const { target, q, order } = wanted
    const used = await usedIds(caller.engine.database, caller.principal.userId, target.apiName)
    if (used.length === 0) return []
    const clauses = [...wanted.clauses, isOneOf(used), ...(q === '' ? [] : [nameLike(target, `%${q}%`)])]
    const by: Order[] = order.length > 0 ? order : [{ path: ['Id'], descending: false }]
    const records = await listed(caller, { ...wanted, clauses, order: by }, used.length)
    if (order.length === 0) records.sort((a, b) => used.indexOf(a.id) - used.indexOf(b.id))
    return records.slice(place.offset, place.offset + place.limit)
  },
  search: (caller: PersonCaller, wanted: Wanted, place: Place) =>
    wanted.target.search ? searched(caller, wanted, place) : byName(caller, wanted, place, `%${wanted.q}%`),
  typeahead: (caller: PersonCaller, wanted: Wanted, place: Place) =>
    wanted.target.search ? searched(caller, wanted, place) : byName(caller, wanted, place, `${wanted.q}%`),
}

async function searched(caller: PersonCaller, wanted: Wanted, place: Place): Promise<RecordShape[]> {
  const { target, clauses, order, selection, q } = wanted
  const shape = { kind: 'search', object: target, where: allOf(clauses), words: q, selection, order, ...place } as const
  const rows = await run(caller.runner, authorise(caller.engine.app, shape, caller.grantsOf))
  return project(rows, selection, caller)
}

async function byName(caller: PersonCaller, wanted: Wanted, place: Place, pattern: string): Promise<RecordShape[]> {
  const { target, order } = wanted
  const byTheName: Order[] = order.length > 0 ? order : [{ path: [target.nameField], descending: false }]
  const clauses = [...wanted.clauses, nameLike(target, pattern)]
  const records = await listed(caller, { ...wanted, clauses, order: byTheName }, place.offset + place.limit)
  return records.slice(place.offset)
}

async function listed(caller: PersonCaller, wanted: Wanted, limit: number): Promise<RecordShape[]> {
  const { target, clauses, order, selection } = wanted
  const where = allOf(clauses)
  const shape = { kind: 'list', object: target, where, words: null, selection, order, boundary: null, limit } as const
  const rows = await run(caller.runner, authorise(caller.engine.app, shape, caller.grantsOf))
  return project(rows, selection, caller)
}

const allOf = (clauses: readonly Where[]): Where | null => (clauses.length === 0 ? null : { kind: 'and', of: clauses })

const isOneOf = (ids: readonly string[]): Where => ({ kind: 'compare', path: ['Id'], operator: 'in', value: ids })

const nameLike = ({ nameField }: ObjectModel, pattern: string): Where => ({
  kind: 'compare',
  path: [nameField],
  operator: 'like',
  value: pattern,
})
