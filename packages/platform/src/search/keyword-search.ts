import { AppError, type KeywordSearchResults, limits } from 'contract'
import { authorise } from '../access/authorise.ts'
import { addSystemFields, selectionOf } from '../access/field-paths.ts'
import { requestedOrder } from '../access/requested-order.ts'
import type { PersonCaller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import { FIRST_PAGE, type PagePosition, type TokenScope } from '../query/page-token.ts'
import { project } from '../query/project.ts'
import { run } from '../query/run.ts'
import { type PageParams, positionOf, previousToken, resized } from '../records/read-page.ts'
import type { Selection } from '../shape/selection.ts'
import type { Boundary, Order } from '../shape/shape.ts'
import { highlightsOf } from './highlight.ts'
import { type SearchOptionsParams, searchWhere } from './search-where.ts'
import { configurationNamed, searchedObject } from './searched-object.ts'

/** A search of one object: words, filters, a page and an order. Without an order, the best matches come first. */
export type KeywordSearchParams = SearchOptionsParams &
  PageParams & { q: string; sortBy?: readonly string[] | undefined }

/**
 * One page of the records of an object that contain all words.
 *
 * Paged by offset, not by key: at most 1,000 matches are ranked, so a later page costs no more than the first.
 *
 * @throws AppError `INVALID_FIELD`, `INVALID_FILTER`, `INVALID_PAGE_TOKEN`, `NUMBER_OUTSIDE_VALID_RANGE`,
 * `ILLEGAL_QUERY_PARAMETER_VALUE`, `QUERY_TOO_COMPLICATED`; `NOT_FOUND` for an object in which the caller cannot search.
 */
export async function keywordSearch(
  caller: PersonCaller,
  objectApiName: string,
  { configurationName, ...params }: KeywordSearchParams & { configurationName?: string | null | undefined },
): Promise<KeywordSearchResults> {
  configurationNamed(configurationName)
  return searchObject(caller, searchedObject(caller, objectApiName), params)
}

/** As {@link keywordSearch}, for an object from `searchedObject`. */
export async function searchObject(
  caller: PersonCaller,
  object: ObjectModel,
  params: KeywordSearchParams,
): Promise<KeywordSearchResults> {
  const { app, pageTokens } = caller.engine
  const where = searchWhere(caller, object, params)
  const order: readonly Order[] = requestedOrder(app, caller.grantsOf, object, params.sortBy ?? [], 'parent')
  const scope: TokenScope = {
    userId: caller.principal.userId,
    list: `search/${object.apiName}`,
    query: JSON.stringify([params.q, where, order]),
  }
  const start = positionOf(caller, scope, params)
  const pageSize = searchPageSize(params.pageSize ?? start?.size)
  const { offset, size } = resized(start, pageSize)
  const { shown, read } = selections(caller, object)
  const shape = {
    kind: 'search',
    object,
    where,
    words: params.q,
    selection: read,
    order,
    offset,
    limit: size + 1,
  } as const
  const rows = await run(caller.runner, authorise(app, shape, caller.grantsOf))
  const page = { ...rows, rows: rows.rows.slice(0, size) }
  const wholes = project(page, read, caller)
  const records = project(page, shown, caller)
  const place = (direction: Boundary['direction']): Boundary => ({ direction, values: [], id: '' })
  const seal = (position: PagePosition) => pageTokens.write(position, scope)
  const next = { offset: offset + size, size: pageSize, boundary: place('after') }
  return {
    count: records.length,
    currentPageToken: params.pageToken || FIRST_PAGE,
    label: object.label,
    labelPlural: object.labelPlural,
    nextPageToken: rows.rows.length > size ? seal(next) : null,
    objectApiName: object.apiName,
    pageSize,
    previousPageToken: previousToken(offset, pageSize, place('before'), seal),
    q: params.q,
    records: records.map((record, index) => ({
      highlightInfo: highlightsOf(object, wholes[index] ?? record, params.q),
      record,
    })),
    sortBy: params.sortBy?.length ? params.sortBy.join(',') : null,
  }
}

/** The displayed fields of a result, and further fields for the highlights. */
function selections(caller: PersonCaller, object: ObjectModel): { shown: Selection; read: Selection } {
  const { app } = caller.engine
  const fields = object.search?.fields ?? [object.nameField]
  const texts = Object.values(object.search?.classes ?? {}).flat()
  const selected = (optionalFields: readonly string[]) => {
    const selection = selectionOf(app, caller.grantsOf, object, { optionalFields })
    addSystemFields(caller.grantsOf, object, selection)
    return selection
  }
  return { shown: selected(fields), read: selected([...fields, ...texts]) }
}

function searchPageSize(requested: number | undefined): number {
  const size = requested ?? limits.searchPageSize
  const { pageSizeMin: min, searchPageSizeMax: max } = limits
  if (!Number.isInteger(size) || size < min || size > max) {
    throw new AppError('NUMBER_OUTSIDE_VALID_RANGE', { parameter: 'pageSize', min, max })
  }
  return size
}
