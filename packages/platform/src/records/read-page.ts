import { AppError, limits, type RecordShape } from 'contract'
import { authorise } from '../access/authorise.ts'
import type { Caller, PersonCaller } from '../engine.ts'
import { systemFieldNames } from '../metadata/system-fields.ts'
import { FIRST_PAGE, type PagePosition, type TokenScope } from '../query/page-token.ts'
import { project } from '../query/project.ts'
import { boundaryAt, type Rows, run } from '../query/run.ts'
import { emptySelection, type Selection } from '../shape/selection.ts'
import type { Boundary, Order, RowsWanted } from '../shape/shape.ts'

/** The page size, and the token of the page; absent means the first page. */
export type PageParams = {
  pageSize?: number | undefined
  pageToken?: string | undefined
  /** The maximum of rows times fields; absent means `limits.valuesPerPage`. */
  mostValues?: number | undefined
}

/** Rows of one page, with its page tokens. */
export type Page = {
  records: RecordShape[]
  pageSize: number
  currentPageToken: string
  nextPageToken: string | null
  previousPageToken: string | null
}

type PageWanted = RowsWanted & { selection: Selection; order: readonly Order[]; scope: TokenScope }

/**
 * Reads one page by key: rows beyond the boundary in the token, so a later page costs no more than the first. One extra row at each end
 * shows whether there is a previous and a next page.
 *
 * @throws AppError `INVALID_PAGE_TOKEN`, `NUMBER_OUTSIDE_VALID_RANGE`, `QUERY_TOO_COMPLICATED`, and the errors of the gate.
 */
export async function readPage(
  caller: PersonCaller,
  wanted: PageWanted,
  params: PageParams,
  defaultSize: number,
): Promise<Page> {
  const { pageTokens } = caller.engine
  const rowsBefore = offsetOf(params)
  const start =
    rowsBefore === null
      ? positionOf(caller, wanted.scope, params)
      : await positionBehind(caller, wanted, rowsBefore, pageSizeOf(params.pageSize, defaultSize))
  const pageSize = pageSizeOf(params.pageSize ?? start?.size, defaultSize)
  refuseManyValues(wanted.selection, pageSize, params.mostValues)
  const { offset, size, boundary } = resized(start, pageSize)
  const read = boundary?.direction === 'before' ? readBefore : readFrom
  const { shown, hasNext, hasPrevious } = await read(caller, wanted, boundary, size)
  // All rows before the boundary have been deleted: return the first page.
  if (boundary?.direction === 'before' && shown.rows.length === 0) {
    return readPage(caller, wanted, { pageSize }, defaultSize)
  }
  const write = (position: PagePosition) => pageTokens.write(position, wanted.scope)
  const last = boundaryAt(shown, shown.rows.length - 1, 'after')
  return {
    records: project(shown, wanted.selection, caller),
    pageSize,
    currentPageToken: params.pageToken || FIRST_PAGE,
    nextPageToken: hasNext ? write({ offset: offset + shown.rows.length, size: pageSize, boundary: last }) : null,
    previousPageToken: hasPrevious ? previousToken(offset, pageSize, boundaryAt(shown, 0, 'before'), write) : null,
  }
}

/** Building and serialising a page blocks the process, so its size is limited. */
function refuseManyValues(selection: Selection, rows: number, most: number = limits.valuesPerPage): void {
  if (valuesPerRow(selection) * rows <= most) return
  throw new AppError('QUERY_TOO_COMPLICATED', {
    reason: `more than ${limits.valuesPerPage} values: request fewer rows or fields`,
  })
}

function valuesPerRow({ fields, spans }: Selection): number {
  let count = fields.size
  for (const parent of spans.values()) count += systemFieldNames.length + valuesPerRow(parent)
  return count
}

/** Rows of a page, and whether there are rows on either side of it. */
type Read = { shown: Rows; hasNext: boolean; hasPrevious: boolean }

async function readFrom(caller: Caller, wanted: PageWanted, boundary: Boundary | null, size: number): Promise<Read> {
  const all = await read(caller, wanted, boundary, boundary ? size + 2 : size + 1)
  const isBoundaryThere = boundary !== null && isAt(boundaryAt(all, 0, 'after'), boundary)
  const rows = isBoundaryThere ? all.rows.slice(1) : all.rows
  const shown = { ...all, rows: rows.slice(0, size) }
  // The last row of the previous page may have been deleted, but there may be rows before it.
  const hasPrevious =
    boundary !== null && (isBoundaryThere || (await isAnyRow(caller, wanted, boundaryAt(shown, 0, 'before'))))
  return { shown, hasNext: rows.length > size, hasPrevious }
}

async function readBefore(caller: Caller, wanted: PageWanted, boundary: Boundary | null, size: number): Promise<Read> {
  const all = await read(caller, wanted, boundary, size + 1)
  const shown = { ...all, rows: all.rows.slice(-size) }
  const after = boundary && { ...boundary, direction: 'after' as const }
  // The rows after this page may have been deleted since its token was issued.
  return { shown, hasNext: await isAnyRow(caller, wanted, after), hasPrevious: all.rows.length > size }
}

const isAt = (row: Boundary | null, { id, values }: Boundary): boolean =>
  row?.id === id && JSON.stringify(row.values) === JSON.stringify(values)

/** The number of rows before the page if the token is a plain offset, which the service also documents; null for other tokens. */
export function offsetOf({ pageToken = '' }: PageParams): number | null {
  const offset = /^[1-9]\d{0,3}$/.test(pageToken) ? Number(pageToken) : 0
  return offset > 0 && offset <= limits.pageSizeMax ? offset : null
}

/** The position after this many rows, by the key of the last one. */
async function positionBehind(
  caller: Caller,
  wanted: PageWanted,
  offset: number,
  size: number,
): Promise<PagePosition | null> {
  const before = await read(caller, { ...wanted, selection: emptySelection() }, null, offset)
  return before.rows.length === 0
    ? null
    : { offset, size, boundary: boundaryAt(before, before.rows.length - 1, 'after') }
}

/** The position that a token encodes; null for the first page. */
export function positionOf(caller: Caller, scope: TokenScope, { pageToken }: PageParams): PagePosition | null {
  if (pageToken === undefined || pageToken === '' || pageToken === FIRST_PAGE) return null
  return caller.engine.pageTokens.read(pageToken, scope)
}

/** @throws AppError `NUMBER_OUTSIDE_VALID_RANGE`. */
export function pageSizeOf(requested: number | undefined, defaultSize: number): number {
  const size = requested ?? defaultSize
  const { pageSizeMin: min, pageSizeMax: max } = limits
  if (!Number.isInteger(size) || size < min || size > max) {
    throw new AppError('NUMBER_OUTSIDE_VALID_RANGE', { parameter: 'pageSize', min, max })
  }
  return size
}

async function read(caller: Caller, wanted: PageWanted, boundary: Boundary | null, limit: number): Promise<Rows> {
  const { object, where, words, selection, order } = wanted
  const shape = { kind: 'list', object, where, words, selection, order, boundary, limit } as const
  return run(caller.runner, authorise(caller.engine.app, shape, caller.grantsOf))
}

async function isAnyRow(caller: Caller, wanted: PageWanted, boundary: Boundary | null): Promise<boolean> {
  const { rows } = await read(caller, { ...wanted, selection: emptySelection() }, boundary, 1)
  return rows.length > 0
}

/** The position with another page size. A page before a boundary keeps its end, so its start moves. */
export function resized(position: PagePosition | null, pageSize: number): PagePosition {
  if (position === null) return { offset: 0, size: pageSize, boundary: null }
  if (position.boundary?.direction !== 'before') return { ...position, size: pageSize }
  const end = position.offset + position.size
  const offset = Math.max(0, end - pageSize)
  return { offset, size: end - offset, boundary: position.boundary }
}

/**
 * The page of `size` rows before the first row. If that is the first page, it gets the usual token of first pages, because clients store
 * one token for each position.
 */
export function previousToken(
  offset: number,
  size: number,
  boundary: Boundary | null,
  write: (position: PagePosition) => string,
): string | null {
  if (offset === 0) return null
  return offset <= size ? FIRST_PAGE : write({ offset: offset - size, size, boundary })
}
