import { AppError, type RecordShape } from 'contract'
import type { MethodContext } from 'platform'
import { withoutProductPages } from '../article-record-types.ts'

/** Filters of published articles; absent means any. */
export type ArticleFilter = {
  itemNumber?: string | undefined
  category?: string | undefined
  /** Whether articles that only lead to a product page are included. */
  withProductPages?: boolean
}

/** The filter of published articles, as lists take it. */
export function publishedArticles({ itemNumber, category, withProductPages }: ArticleFilter): { and: object[] } {
  const clauses: object[] = [{ PublicationStatus: { eq: 'Online' } }]
  if (itemNumber !== undefined) clauses.push({ Product__r: { ItemNumber__c: { eq: itemNumber } } })
  if (category !== undefined) clauses.push(inCategory(category))
  if (!withProductPages) clauses.push(withoutProductPages)
  return { and: clauses }
}

/** The categories of an article, which one text field stores separated by semicolons. */
export const categoriesIn = (names: string | null): string[] => (names ?? '').split(';').filter((name) => name !== '')

/** Matches whole names, since a category may be part of another's name. */
const inCategory = (name: string): object => ({
  or: [
    { DataCategories__c: { eq: name } },
    ...[`${name};%`, `%;${name}`, `%;${name};%`].map((pattern) => ({ DataCategories__c: { like: pattern } })),
  ],
})

/** A published article; null if there is none that the caller may read. */
export async function publishedArticle(
  records: MethodContext['gateway']['records'],
  urlName: string,
  fields: readonly string[],
): Promise<RecordShape | null> {
  const [article] = await records.find('Knowledge__kav', {
    fields,
    where: { and: [{ UrlName: { eq: urlName } }, { PublicationStatus: { eq: 'Online' } }] },
    orderBy: [],
    limit: 1,
  })
  return article ?? null
}

/** The id of a published article. @throws AppError `NOT_FOUND` if there is none that the caller may read. */
export async function publishedArticleId(
  records: MethodContext['gateway']['records'],
  urlName: string,
): Promise<string> {
  const article = await publishedArticle(records, urlName, ['Id'])
  if (!article) throw new AppError('NOT_FOUND')
  return article.id
}

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
 * A record as server methods answer it: values by field name, without display texts; parents as nested records with the requested fields.
 *
 * @returns the shape that the contract defines for these fields; in development and tests answers are checked against it.
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
