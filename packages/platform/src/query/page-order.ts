import type { Boundary } from '../shape/shape.ts'

/** The order of a list: its columns, then the id, in the direction of the first column, so that no two rows are equal. */
export type PageOrder = {
  columns: readonly { sql: string; descending: boolean; nullable: boolean }[]
  id: string
  boundary: Boundary | null
}

/** Rows after (or before) the boundary that one index scan returns in order; null means all rows. */
export type PagePart = { condition: string | null }

/** Binds a value of the boundary, by the number of its column or `id`, and returns the placeholder. */
export type BindBoundary = (key: number | 'id') => string

/** Nulls come last; a page read backwards reverses the whole order. */
const isReverse = (order: PageOrder): boolean => order.boundary?.direction === 'before'

/** A page read forwards includes the row of the boundary: it proves that a previous page exists. */
const idOperator = (order: PageOrder): string => `${idDescending(order) ? '<' : '>'}${isReverse(order) ? '' : '='}`

const idDescending = (order: PageOrder): boolean => (order.columns[0]?.descending ?? false) !== isReverse(order)

/** A single nullable column is read by two index scans: rows with a value, then nulls. */
const isSplit = (order: PageOrder): boolean => order.columns.length === 1 && order.columns[0]?.nullable === true

/** The `order by` of a branch, which must match an index exactly, or of the union of the branches. */
export function orderBy(order: PageOrder, level: 'branch' | 'whole'): string {
  const reverse = isReverse(order)
  const columns = order.columns.map(({ sql, descending, nullable }) => {
    const nulls = nullable && !(level === 'branch' && isSplit(order)) ? ` nulls ${reverse ? 'first' : 'last'}` : ''
    return `${sql} ${descending !== reverse ? 'desc' : 'asc'}${nulls}`
  })
  return [...columns, `${order.id} ${idDescending(order) ? 'desc' : 'asc'}`].join(', ')
}

/** The parts whose union is the page's rows; a row comparison alone would lose nulls. */
export function keyParts(order: PageOrder, bind: BindBoundary): PagePart[] {
  if (isSplit(order)) return splitParts(order, bind)
  const { boundary, columns } = order
  if (!boundary) return [{ condition: null }]
  const uniform = columns.every((column) => !column.nullable && column.descending === columns[0]?.descending)
  const condition = uniform ? rowComparison(order, bind) : lexicographic(order, boundary, bind)
  return [{ condition }]
}

function splitParts(order: PageOrder, bind: BindBoundary): PagePart[] {
  const column = order.columns[0]?.sql ?? ''
  const present = { condition: `${column} is not null` }
  const absent = { condition: `${column} is null` }
  const { boundary } = order
  if (!boundary) return [present, absent]
  const reverse = isReverse(order)
  if (boundary.values[0] === null) {
    const rest = {
      condition: `${column} is null and ${order.id} ${idOperator(order)} ${bind('id')}`,
    }
    return reverse ? [rest, present] : [rest]
  }
  const rest = { condition: `${column} is not null and ${rowComparison(order, bind)}` }
  return reverse ? [rest] : [rest, absent]
}

function rowComparison(order: PageOrder, bind: BindBoundary): string {
  const left = [...order.columns.map((column) => column.sql), order.id].join(', ')
  const right = [...order.columns.map((_, index) => bind(index)), bind('id')].join(', ')
  return `(${left}) ${idOperator(order)} (${right})`
}

/** The condition for orders of mixed directions: beyond the boundary in the first column that differs. */
function lexicographic(order: PageOrder, boundary: Boundary, bind: BindBoundary): string {
  const reverse = isReverse(order)
  const keys = [
    ...order.columns.map((column, index) => ({
      ...column,
      key: index,
      isNull: (boundary.values[index] ?? null) === null,
    })),
    {
      sql: order.id,
      descending: order.columns[0]?.descending ?? false,
      nullable: false,
      key: 'id' as const,
      isNull: false,
    },
  ]
  const equal: string[] = []
  const choices: string[] = []
  for (const { sql, descending, nullable, key, isNull } of keys) {
    const bound = isNull ? null : bind(key)
    const further =
      key === 'id'
        ? `${sql} ${idOperator(order)} ${bound}`
        : beyond(sql, bound, descending !== reverse, nullable, reverse)
    if (further !== null) choices.push([...equal, further].join(' and '))
    equal.push(bound === null ? `${sql} is null` : `${sql} = ${bound}`)
  }
  return `(${choices.map((choice) => `(${choice})`).join(' or ')})`
}

function beyond(
  sql: string,
  bound: string | null,
  descending: boolean,
  nullable: boolean,
  reverse: boolean,
): string | null {
  if (bound === null) return reverse ? `${sql} is not null` : null
  const comparison = `${sql} ${descending ? '<' : '>'} ${bound}`
  return nullable && !reverse ? `(${comparison} or ${sql} is null)` : comparison
}
