/** The values of a row, in the order of its statement's columns. */
export type LimitRow = readonly unknown[]

type Field = { displayValue: string | null; value: unknown }

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A text, number, flag or id. */
export const plain = (value: unknown): Field => ({ displayValue: null, value })

/** Display labels that differ from their values. */
const labels: Readonly<Record<string, string>> = {
  'In-Progress': 'In Progress',
  'Complaint/Question': 'Complaint/Question (no loss)',
  Email: 'E-mail',
}

/** A picklist value with its label. */
export const choice = (value: unknown): Field => ({
  displayValue: typeof value === 'string' ? (labels[value] ?? value) : null,
  value,
})

/** A time in UTC, as `Nov 20, 2026, 09:05`. */
export function time(value: unknown): Field {
  if (typeof value !== 'string') return { displayValue: null, value: null }
  const month = MONTHS[Number(value.slice(5, 7)) - 1]
  const day = Number(value.slice(8, 10))
  return { displayValue: `${month} ${day}, ${value.slice(0, 4)}, ${value.slice(11, 16)}`, value }
}

/** The only record type of accounts in the benchmark. */
const businessAccount = {
  available: true,
  defaultRecordTypeMapping: true,
  master: false,
  name: 'Business Aviation',
  recordTypeId: '012000000000101AAA',
}

/** The properties that every record has. `at` is the index of its id in the row; version, times and the user of the last change follow. */
export function recordOf(apiName: string, row: LimitRow, at: number, fields: Record<string, Field>) {
  const id = row[at]
  const version = Number(row[at + 1])
  return {
    apiName,
    childRelationships: {},
    eTag: `${id}.${version}`,
    fields,
    id,
    lastModifiedById: row[at + 4],
    lastModifiedDate: row[at + 3],
    recordTypeId: apiName === 'Account' ? businessAccount.recordTypeId : '012000000000000AAA',
    recordTypeInfo: apiName === 'Account' ? businessAccount : null,
    systemModstamp: row[at + 5],
    weakEtag: version,
  }
}

/** The columns that {@link recordOf} and {@link systemFields} read. */
export const systemColumns = (alias: string): string =>
  ['"Id"', '"_version"', '"CreatedDate"', '"LastModifiedDate"', '"LastModifiedById"', '"SystemModstamp"']
    .map((column) => `${alias}.${column}`)
    .join(', ')

/** The fields that are part of every row of a list and of every parent. */
export function systemFields(row: LimitRow, at: number): Record<string, Field> {
  return {
    CreatedDate: time(row[at + 2]),
    Id: plain(row[at]),
    LastModifiedById: plain(row[at + 4]),
    LastModifiedDate: time(row[at + 3]),
    SystemModstamp: time(row[at + 5]),
  }
}

/** A parent with its name field, which follows its system columns in the row; null where there is no parent. */
export function parentOf(apiName: string, nameField: string, row: LimitRow, at: number): Field {
  if (row[at] === null) return { displayValue: null, value: null }
  const name = row[at + 6]
  return {
    displayValue: String(name),
    value: recordOf(apiName, row, at, { [nameField]: plain(name), ...systemFields(row, at) }),
  }
}
