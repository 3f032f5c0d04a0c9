import { executeBatchRecordOperations, type RecordCache } from 'record-cache'
import type { Problems, Refusal } from '../../../../forms/outcome.ts'
import { readOnce } from '../../../../records/read-once.ts'
import { type RowOf, readList } from '../../../../records/records.ts'
import { messages } from './messages.ts'

/** Products on the page; a batch of the server takes as many. */
export const MOST_PRODUCTS = 200
const MOST_CHARACTERS = 80

/** The products of the catalog with their versions. */
export const readVersions = readList(
  {
    objectApiName: 'Product2',
    listViewApiName: 'Catalogue',
    pageSize: MOST_PRODUCTS,
    where: JSON.stringify({ IsActive: { eq: true } }),
  },
  [
    'Product2.Name',
    'Product2.ItemNumber__c',
    'Product2.LatestVersion__c',
    'Product2.SupportedVersion__c',
    'Product2.ReleaseDate__c',
  ],
)

export type ProductRow = RowOf<typeof readVersions>

/** The texts of all products by control, and what each product had when the page was made. */
export type VersionsForm = Readonly<Record<string, string>>

const columns = { latest: 'LatestVersion__c', supported: 'SupportedVersion__c', released: 'ReleaseDate__c' } as const
type Column = keyof typeof columns
const columnNames = Object.keys(columns) as Column[]

export const fieldIn = (productId: string, column: Column | 'start'): string => `${productId}-${column}`

const textIn = (row: ProductRow, column: Column): string => row.fields[columns[column]].value ?? ''

/** The version of the record and the texts that it had. */
const startOf = (row: ProductRow): string =>
  JSON.stringify([row.weakEtag, ...columnNames.map((column) => textIn(row, column))])

/** The form as the page begins. */
export const formOfRows = (rows: readonly ProductRow[]): VersionsForm =>
  Object.fromEntries(
    rows.flatMap((row) => [
      [fieldIn(row.id, 'start'), startOf(row)],
      ...columnNames.map((column) => [fieldIn(row.id, column), textIn(row, column)] as const),
    ]),
  )

/** The fields of the form in their order. */
export const fieldsOfRows = (rows: readonly ProductRow[]): string[] =>
  rows.flatMap(({ id }) => columnNames.map((column) => fieldIn(id, column)))

type Changed = { row: ProductRow; etag: number; texts: Record<Column, string>; had: Record<Column, string> }

/** The products whose texts differ from what they had when the page was made. */
function changedIn(values: VersionsForm, rows: readonly ProductRow[]): Changed[] {
  return rows.flatMap((row) => {
    const start = partsOf(values[fieldIn(row.id, 'start')])
    if (start === null) return []
    const [etag, ...had] = start
    const texts = columnNames.map((column) => (values[fieldIn(row.id, column)] ?? '').trim())
    if (texts.every((text, index) => text === had[index])) return []
    const named = (all: readonly string[]) =>
      Object.fromEntries(columnNames.map((column, index) => [column, all[index] ?? ''])) as Record<Column, string>
    return [{ row, etag, texts: named(texts), had: named(had) }]
  })
}

function partsOf(start: string | undefined): [number, ...string[]] | null {
  try {
    const parts: unknown = JSON.parse(start ?? '')
    return Array.isArray(parts) && Number.isInteger(parts[0]) ? (parts as [number, ...string[]]) : null
  } catch {
    return null
  }
}

/** The problems of all changed products. The server validates again. */
export function versionProblems(values: VersionsForm, rows: readonly ProductRow[]): Problems<VersionsForm> {
  const problems = changedIn(values, rows).flatMap(({ row: { id }, texts, had }): [string, string | undefined][] => [
    [fieldIn(id, 'latest'), texts.latest === '' && had.latest !== '' ? messages.missing : tooLong(texts.latest)],
    [fieldIn(id, 'supported'), tooLong(texts.supported)],
    [
      fieldIn(id, 'released'),
      texts.released === '' || /^\d{4}-\d\d-\d\d$/.test(texts.released) ? undefined : messages.dateWrong,
    ],
  ])
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined))
}

const tooLong = (text: string): string | undefined =>
  [...text].length > MOST_CHARACTERS ? messages.tooLong(MOST_CHARACTERS) : undefined

/**
 * Changes the versions of all changed products together, or none of them: not those that another person has changed since the page was made.
 *
 * @returns null when they are changed.
 */
export async function sendVersions(
  cache: RecordCache,
  values: VersionsForm,
  idempotencyKey: string,
): Promise<Refusal<VersionsForm> | null> {
  const { data, error } = await readOnce(cache, readVersions, { cachePolicy: { type: 'no-cache' } })
  if (!data) throw error ?? new Error('the products were not answered')
  const changed = changedIn(values, data.records)
  if (changed.length === 0) return { failure: [messages.noChange] }
  const conflicts = changed.filter(({ row, etag }) => row.weakEtag !== etag)
  if (conflicts.length > 0) {
    const stale = conflicts.map(({ row }) => [fieldIn(row.id, 'latest'), messages.changedSince(textIn(row, 'latest'))])
    return { problems: Object.fromEntries(stale) }
  }
  const records = changed.map(({ row: { id }, etag, texts }) => ({
    id,
    ifMatch: etag,
    fields: Object.fromEntries(columnNames.map((column) => [columns[column], texts[column] || null])),
  }))
  const operations = [{ type: 'UPDATE' as const, records }]
  const { results } = await cache.send(
    executeBatchRecordOperations,
    { allOrNone: true, operations },
    { idempotencyKey },
  )
  // All items of a refused batch have errors: those of the first refused item, and of the others that nothing was changed.
  const refused = results.flatMap(({ result }, index) =>
    Array.isArray(result) && result[0]?.errorCode !== 'ALL_OR_NONE_OPERATION_ROLLED_BACK'
      ? [[fieldIn(records[index]?.id ?? '', 'latest'), String(result[0]?.message ?? '')]]
      : [],
  )
  return refused.length === 0 ? null : { problems: Object.fromEntries(refused) }
}
