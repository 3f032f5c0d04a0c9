import type { ListInfo, RecordShape } from 'contract'
import { stringify } from 'csv-stringify/sync'
import type { Gateway } from 'platform'

type Lists = Gateway['lists']

/** One column of the file. @param path - the field from the object of the list, such as `Product__r.Name`. */
export type CsvColumn = { path: string; label: string; isTime: boolean }

/** Column heads of fields whose labels are technical. */
const heads: Readonly<Record<string, string>> = { CreatedDate: 'Created', SystemModstamp: 'Updated' }

/**
 * The columns of the CSV file of a list. The heads of time columns name the time zone of the reader.
 *
 * @param fields - the chosen fields in their order; empty for the fields of the list.
 */
export function csvColumns(info: ListInfo, fields: readonly string[], dateTimes: ReadonlySet<string>): CsvColumn[] {
  const labels = new Map(info.displayColumns.map(({ fieldApiName, label }) => [fieldApiName, label]))
  const paths = fields.length > 0 ? fields : [...labels.keys()]
  return paths.map((path) => ({ path, label: heads[path] ?? labels.get(path) ?? path, isTime: dateTimes.has(path) }))
}

/**
 * Writes the pages of a list as a stream of CSV (RFC 4180): UTF-8 with a byte order mark, which Excel needs. A text that a spreadsheet
 * would read as a formula is preceded by an apostrophe.
 */
export async function* listCsv(
  columns: readonly CsvColumn[],
  timeZone: string,
  first: Awaited<ReturnType<Lists['records']>>,
  next: (pageToken: string) => ReturnType<Lists['records']>,
): AsyncGenerator<string, undefined, undefined> {
  const time = timeWriter(timeZone)
  const firstRow = columns.map(({ label, isTime }) => (isTime ? `${label} (${timeZone})` : label))
  yield `\ufeff${rowsOfCsv([firstRow])}`
  for (let page = first; ; page = await next(page.nextPageToken)) {
    yield rowsOfCsv(page.records.map((record) => columns.map((column) => cellOf(record, column, time))))
    if (page.nextPageToken === null) return
  }
}

const rowsOfCsv = (rows: readonly (readonly string[])[]): string =>
  stringify(rows as string[][], { escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ })

function cellOf(record: RecordShape, { path, isTime }: CsvColumn, time: (value: string) => string): string {
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  let at: RecordShape | null = record
  for (const step of steps) at = (at?.fields[step]?.value ?? null) as RecordShape | null
  const field = at?.fields[last]
  if (field === undefined || field.value === null) return ''
  return isTime ? time(String(field.value)) : (field.displayValue ?? String(field.value))
}

/** Writes times as `2026-11-22 16:13`, which spreadsheets parse and which sort correctly as text. */
function timeWriter(timeZone: string): (value: string) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return (value) => format.format(new Date(value))
}
