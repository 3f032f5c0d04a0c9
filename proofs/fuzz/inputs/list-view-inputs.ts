import type { ListObjectInfo } from 'contract'
import fc from 'fast-check'

type Column = ListObjectInfo['columns'][number]
type Filter = { fieldApiName: string; operator: string; operandLabels: string[] }

/** Filters of a list view with operands that suit their columns, and logic that names each of them. */
export function validFilters(
  columns: readonly Column[],
): fc.Arbitrary<{ filteredByInfo: Filter[]; filterLogicString: string | null }> {
  const filterable = columns.filter((column) => column.filterable && column.supportedFilterOperators.length > 0)
  if (filterable.length === 0) return fc.constant({ filteredByInfo: [], filterLogicString: null })
  const first = fc.oneof(...filterable.map(filterOf))
  return fc
    .array(first, { maxLength: 5 })
    .chain((filteredByInfo) =>
      logicOf(filteredByInfo.length).map((filterLogicString) => ({ filteredByInfo, filterLogicString })),
    )
}

function filterOf(column: Column): fc.Arbitrary<Filter> {
  const labels = column.picklistValues.map(({ apiName }) => apiName)
  const operand = fc.constantFrom(...(labels.length > 0 ? labels : (operands[column.dataType] ?? ['a', 'Osprey'])))
  return fc.record({
    fieldApiName: fc.constant(column.fieldApiName),
    operator: fc.constantFrom(...column.supportedFilterOperators),
    operandLabels: fc.array(operand, { minLength: 1, maxLength: 3 }),
  })
}

const operands: Readonly<Record<string, readonly string[]>> = {
  Boolean: ['true', 'false'],
  Double: ['1', '2.5'],
  Int: ['1', '20'],
  Currency: ['12.5'],
  Percent: ['30'],
  Date: ['2026-11-02'],
  DateTime: ['2026-11-02T08:00:00.000Z'],
  Reference: ['500000000000001AAA', '005000000000001AAA'],
}

/** Filters joined by words and parentheses; null where there are none to join. */
function logicOf(count: number): fc.Arbitrary<string | null> {
  if (count === 0) return fc.constant(null)
  const word = fc.constantFrom('AND', 'or', 'OR')
  const rest = fc.array(fc.tuple(word, fc.boolean(), fc.boolean()), { minLength: count - 1, maxLength: count - 1 })
  const logic = rest.map((parts) =>
    parts.reduce((text, [joint, isGrouped, isNegated], index) => {
      const joined = `${text} ${joint} ${isNegated ? 'NOT ' : ''}${index + 2}`
      return isGrouped ? `(${joined})` : joined
    }, '1'),
  )
  return fc.oneof({ weight: 3, arbitrary: logic }, { weight: 1, arbitrary: fc.constant(null) })
}
