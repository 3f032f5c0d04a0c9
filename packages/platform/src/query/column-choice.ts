import type { AuthorisedPlan } from '../access/authorise.ts'
import { systemFieldNames } from '../metadata/system-fields.ts'
import type { Selection } from '../shape/selection.ts'

/** Fields included in every record on the wire, requested or not. */
const always: ReadonlySet<string> = new Set([
  'Id',
  'LastModifiedById',
  'LastModifiedDate',
  'RecordTypeId',
  'SystemModstamp',
])
const alrelationshipPathsOfParents: ReadonlySet<string> = new Set([...always, ...systemFieldNames])

/** Uses before a set of fields gets a statement that reads only these fields. */
export const OFTEN = 16
const MOST_COUNTED = 1_000
/** A selection with more parents gets a statement of its own: reading all columns of all parents would cost too much. */
const MOST_SHARED_PARENTS = 8

/** Which columns the statement of a plan reads. */
export type ColumnChoice = {
  /** Names the choice; empty for all readable columns. */
  key: string
  /** Whether to read a field of the record at the end of a relationship path; `nested` is what was requested of it. */
  reads(relationshipPath: string, nested: Selection, field: string, nameField: string): boolean
}

const allColumns: ColumnChoice = { key: '', reads: () => true }

const requestedColumns = (key: string): ColumnChoice => ({
  key,
  reads: (relationshipPath, nested, field, nameField) =>
    nested.fields.has(field) ||
    (relationshipPath === '' ? always.has(field) : alrelationshipPathsOfParents.has(field) || field === nameField),
})

/**
 * Chooses between a statement that reads all readable columns, shared by clients whose fields vary, and one that reads the
 * requested columns only: for sets of fields in frequent use, such as those of a list view, and for existence checks.
 *
 * @param often - uses of the same fields before they get a separate statement.
 */
export function createColumnChoice(often: number): (shapeKey: string, plan: AuthorisedPlan) => ColumnChoice {
  const uses = new Map<string, number>()
  return (shapeKey, { shape }) => {
    if (!('selection' in shape)) return allColumns
    const fields = `|${fieldsKey(shape.selection)}`
    if (shape.selection.fields.size + shape.selection.spans.size === 0) return requestedColumns(fields)
    if (parentsIn(shape.selection) > MOST_SHARED_PARENTS) return requestedColumns(fields)
    const key = `${shapeKey}${fields}`
    const used = (uses.get(key) ?? 0) + 1
    if (used > often) return requestedColumns(fields)
    if (uses.size >= MOST_COUNTED) uses.clear()
    uses.set(key, used)
    return allColumns
  }
}

function fieldsKey({ fields, spans }: Selection): string {
  let key = [...fields].join()
  for (const [name, nested] of spans) key += `,${name}(${fieldsKey(nested)})`
  return key
}

function parentsIn({ spans }: Selection): number {
  let count = spans.size
  for (const nested of spans.values()) count += parentsIn(nested)
  return count
}
