import type { RecordShape } from 'contract'

/** Fields of an article in a list. */
export const summaryFields = [
  'Id',
  'Title',
  'UrlName',
  'Summary',
  'InfoType__c',
  'IsPublic',
  'LastPublishedDate',
  'DurationSeconds__c',
  'IsVideo__c',
  'RecordType.DeveloperName',
  'Product__r.Name',
  'Product__r.ItemNumber__c',
] as const

/** Fields of a whole article. */
export const articleFields = [...summaryFields, 'Content__c', 'Download_URL__c', 'DataCategories__c'] as const

type PlainValue = string | number | boolean | PlainRecord | null
type PlainRecord = { [field: string]: PlainValue }

/**
 * A record as server methods answer it: values by field name without their display texts, parents as records of the same kind
 * with those of their fields that were asked for.
 *
 * @returns the shape that the contract promises for these fields; answers are held against it in development and tests.
 */
export function plainRecord<Answer>(record: RecordShape, paths: readonly string[]): Answer {
  return plainFields(record, paths) as Answer
}

function plainFields(record: RecordShape, paths: readonly string[]): PlainRecord {
  const plain: PlainRecord = {}
  for (const path of paths) {
    const [name = '', ...rest] = path.split('.')
    const value = record.fields[name]?.value ?? null
    if (typeof value !== 'object' || value === null) plain[name] = value
    else plain[name] = { ...(plain[name] as PlainRecord | undefined), ...plainFields(value, [rest.join('.')]) }
  }
  return plain
}
