import type { Boundary } from '../shape/shape.ts'
import type { BindBoundary } from './page-order.ts'

/** The alias of the parents whose order is followed; parents in a filter have other aliases. */
export const WALKED = 'o'

/** Rows of one grant in the order of a field of their parent, then by the parent's id, then by their id. */
export type RowsByParent = {
  /** The table of the parents. */
  parents: string
  /** The condition for parents visible to the caller, on the alias {@link WALKED}; `true` for all. */
  visible: string
  /** The field of the parent. */
  key: string
  isKeyNullable: boolean
  /** The rows, with the joins that the condition needs. */
  from: string
  /** The columns with the id of the row and the id of its parent. */
  id: string
  lookup: string
  /** The condition of the grant and the filter. */
  condition: string
  descending: boolean
  boundary: Boundary | null
  limit: string
}

/**
 * The statements whose union contains the page, with the columns `id`, `k0` and `k1`. Each reads no more rows than the page has, however
 * long the list is. Rows without a visible parent come last, by a separate statement.
 */
export function branchesByParent(rows: RowsByParent, bind: BindBoundary): string[] {
  const { boundary } = rows
  const isReverse = boundary?.direction === 'before'
  if (!boundary) return [present(rows), ...absent(rows)]
  const beyondId = () => `${rows.id} ${comparison(rows)}${isReverse ? '' : '='} ${bind('id')}`
  if ((boundary.values[1] ?? null) === null) {
    return [...absent(rows, beyondId()), ...(isReverse ? [present(rows)] : [])]
  }
  const parentId = `${WALKED}."Id"`
  const [key, id] = [bind(0), bind(1)]
  return [
    present(rows, `${rows.key} = ${key} and ${parentId} = ${id}`, beyondId()),
    present(rows, `(${rows.key}, ${parentId}) ${comparison(rows)} (${key}, ${id})`),
    ...(isReverse ? [] : absent(rows)),
  ]
}

/** Reads and sorts all rows; for conditions that few rows meet, such as rare words. */
export function sortedByParent(rows: RowsByParent, bind: BindBoundary): string {
  const { parents, visible, key, from, id, lookup, condition, boundary, limit } = rows
  const parentId = `${WALKED}."Id"`
  const isReverse = boundary?.direction === 'before'
  const on = all([`${parentId} = ${lookup}`, visible, `${key} is not null`])
  const nulls = `nulls ${isReverse ? 'first' : 'last'}`
  const way = direction(rows)
  const order = `${key} ${way} ${nulls}, ${parentId} ${way} ${nulls}, ${id} ${way} limit ${limit}`
  const beyond = boundary ? sortedBeyond(rows, boundary, bind) : undefined
  const conditions = all([condition, beyond])
  return `(select ${id} as id, ${key} as k0, ${parentId} as k1 from ${from} left join ${parents} ${WALKED} on ${on} where ${conditions} order by ${order})`
}

function sortedBeyond(rows: RowsByParent, { values, direction: way }: Boundary, bind: BindBoundary): string {
  const parentId = `${WALKED}."Id"`
  const isReverse = way === 'before'
  const operator = `${comparison(rows)}${isReverse ? '' : '='}`
  if ((values[1] ?? null) === null) {
    const amongLast = `${parentId} is null and ${rows.id} ${operator} ${bind('id')}`
    return isReverse ? `(${parentId} is not null or (${amongLast}))` : amongLast
  }
  const beyond = `(${rows.key}, ${parentId}, ${rows.id}) ${operator} (${bind(0)}, ${bind(1)}, ${bind('id')})`
  return isReverse ? beyond : `(${parentId} is null or ${beyond})`
}

/** Parents in order, each with no more rows than fit on the page. */
function present(rows: RowsByParent, ofParents?: string, ofRows?: string): string {
  const { parents, visible, key, limit } = rows
  const conditions = all([visible, `${key} is not null`, ofParents])
  const order = [key, `${WALKED}."Id"`, 'u.id'].map((column) => `${column} ${direction(rows)}`).join(', ')
  const from = `${parents} ${WALKED} cross join lateral (${childrenOf(rows, ofRows)}) u`
  return `(select u.id, ${key} as k0, ${WALKED}."Id" as k1 from ${from} where ${conditions} order by ${order} limit ${limit})`
}

function absent(rows: RowsByParent, ofRows?: string): string[] {
  const { parents, visible, key, isKeyNullable, from, id, lookup, condition, limit } = rows
  const none = 'null as k0, null as k1'
  const order = `order by ${id} ${direction(rows)} limit ${limit}`
  const unset = `(select ${id} as id, ${none} from ${from} where ${all([condition, `${lookup} is null`, ofRows])} ${order})`
  if (visible === 'true' && !isKeyNullable) return [unset]
  const isHidden = `not coalesce(${all([visible, `${key} is not null`])}, false)`
  const hidden = `${parents} ${WALKED} cross join lateral (${childrenOf(rows, ofRows)}) u`
  return [
    unset,
    `(select u.id, ${none} from ${hidden} where ${isHidden} order by u.id ${direction(rows)} limit ${limit})`,
  ]
}

function childrenOf(rows: RowsByParent, ofRows?: string): string {
  const { from, id, lookup, condition, limit } = rows
  const conditions = all([condition, `${lookup} = ${WALKED}."Id"`, ofRows])
  return `select ${id} as id from ${from} where ${conditions} order by ${id} ${direction(rows)} limit ${limit}`
}

const isDescending = ({ descending, boundary }: RowsByParent): boolean =>
  descending !== (boundary?.direction === 'before')

const direction = (rows: RowsByParent): string => (isDescending(rows) ? 'desc' : 'asc')

const comparison = (rows: RowsByParent): string => (isDescending(rows) ? '<' : '>')

const all = (terms: readonly (string | undefined)[]): string =>
  terms.filter((term) => term !== undefined && term !== 'true').join(' and ') || 'true'
