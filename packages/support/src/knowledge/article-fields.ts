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
  'RecordType.DeveloperName',
  'Product__r.Name',
  'Product__r.ItemNumber__c',
] as const

/** Fields of a whole article. */
export const articleFields = [
  ...summaryFields,
  'Content__c',
  'Download_URL__c',
  'DurationSeconds__c',
  'DataCategories__c',
] as const

/** A record as server methods answer it: values by field name, parents as records of the same kind. */
export type PlainRecord = { [field: string]: string | number | boolean | PlainRecord | null }

/** The values of a record without their display texts; of a parent, those that were asked. */
export function plainRecord(record: RecordShape, paths: readonly string[]): PlainRecord {
  const plain: PlainRecord = {}
  for (const path of paths) {
    const [name = '', ...rest] = path.split('.')
    const value = record.fields[name]?.value ?? null
    if (typeof value !== 'object' || value === null) plain[name] = value
    else plain[name] = { ...(plain[name] as PlainRecord | undefined), ...plainRecord(value, [rest.join('.')]) }
  }
  return plain
}
