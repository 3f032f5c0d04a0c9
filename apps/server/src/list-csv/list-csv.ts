import type { ListInfo, ObjectInfo, RecordShape } from 'contract'
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
 * @param paths - the fields in their order.
 * @param describe - called once for each object, because a description takes about a millisecond.
 */
export async function csvColumns(info: ListInfo, paths: readonly string[], describe: Describe): Promise<CsvColumn[]> {
  const labels = new Map(info.displayColumns.map(({ fieldApiName, label }) => [fieldApiName, label]))
  const types = await fieldTypes(info.listReference.objectApiName, paths, describe)
  return paths.map((path) => ({
    path,
    label: heads[path] ?? labels.get(path) ?? path,
    isTime: types.get(path) === 'DateTime',
  }))
}

type Describe = Gateway['objectInfo']['get']

async function fieldTypes(
  objectApiName: string,
  paths: readonly string[],
  describe: Describe,
): Promise<Map<string, string | undefined>> {
  const infos = new Map<string, ObjectInfo>()
  const described = async (name: string): Promise<ObjectInfo> => {
    const info = infos.get(name) ?? (await describe(name))
    infos.set(name, info)
    return info
  }
  const types = new Map<string, string | undefined>()
  for (const path of paths) {
    const steps = path.split('.')
    const last = steps.pop() ?? ''
    let object: string | undefined = objectApiName
    for (const step of steps) object = object === undefined ? undefined : parentOf(await described(object), step)
    types.set(path, object === undefined ? undefined : (await described(object)).fields[last]?.dataType)
  }
  return types
}

function parentOf({ fields }: ObjectInfo, relationship: string): string | undefined {
  const lookup = Object.values(fields).find(({ relationshipName }) => relationshipName === relationship)
  return lookup?.referenceToInfos[0]?.apiName
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
