import type { AnswerOf, RecordShape } from 'contract'
import type { searchMethods } from 'contract/methods'
import { type MethodContext, plainText } from 'platform'
import { withoutProductPages } from '../article-record-types.ts'
import { categoriesOf, type Search, textAt } from './search-for.ts'

type Answer = AnswerOf<typeof searchMethods.findEverywhere>
type Choice = Answer['categories'][number]

/** The chosen filters. */
export type Narrowing = {
  itemNumber?: string | undefined
  category?: string | undefined
  recordType?: string | undefined
}

const MOST_COUNTED = 1_000
const PAGE = 10
const shownFields = ['Title', 'UrlName', 'Summary', 'Content__c', 'DurationSeconds__c', 'LastPublishedDate']

type FoundArticles = Pick<
  Answer,
  'articles' | 'articleCount' | 'page' | 'pages' | 'itemNumbers' | 'categories' | 'recordTypes'
>

/** A page of the articles with the words, and the number of matches of each product, category and type. */
export async function findArticles(
  { gateway: { records } }: MethodContext,
  search: Search,
  narrowing: Narrowing,
  wantedPage: number,
): Promise<FoundArticles> {
  const chosen = (Object.keys(narrowing) as (keyof Narrowing)[]).filter((name) => narrowing[name] !== undefined)
  // The first page without filters is the most frequent case: its texts are read by the same statement.
  const isOfBest = chosen.length === 0 && wantedPage === 1
  const matches = await search.find('Knowledge__kav', {
    fields: [...shownFields, 'RecordType.DeveloperName', 'IsVideo__c', 'DataCategories__c'],
    optionalFields: ['Product__r.Name', 'Product__r.ItemNumber__c'],
    where: { and: [{ PublicationStatus: { eq: 'Online' } }, withoutProductPages] },
    limit: MOST_COUNTED,
    textsOf: isOfBest ? PAGE : 0,
  })
  const tests: Record<keyof Narrowing, (article: RecordShape) => boolean> = {
    itemNumber: (article) => textAt(article, 'Product__r.ItemNumber__c') === narrowing.itemNumber,
    category: (article) => categoriesOf(article).includes(narrowing.category ?? ''),
    recordType: (article) => typeOf(article) === narrowing.recordType,
  }
  /** The matches under all filters but one: that filter's other choices are offered with these numbers. */
  const without = (left: keyof Narrowing | null): RecordShape[] =>
    matches.filter((article) => chosen.every((name) => name === left || tests[name](article)))
  const narrowed = without(null)
  const pages = Math.max(1, Math.ceil(narrowed.length / PAGE))
  const page = Math.min(wantedPage, pages)
  const shown = narrowed.slice((page - 1) * PAGE, page * PAGE)
  return {
    articles: isOfBest
      ? articlesOf(search, shown, shown)
      : articlesOf(search, shown, await wholeArticles(records, shown)),
    articleCount: narrowed.length,
    page,
    pages,
    itemNumbers: choicesOf(without('itemNumber'), (article) => {
      const value = textAt(article, 'Product__r.ItemNumber__c')
      return value === null ? [] : [{ value, label: textAt(article, 'Product__r.Name') ?? value }]
    }),
    categories: choicesOf(without('category'), (article) =>
      categoriesOf(article).map((name) => ({ value: name, label: name })),
    ),
    recordTypes: choicesOf(without('recordType'), (article) => {
      const value = typeOf(article)
      return [{ value, label: value }]
    }),
  }
}

/** Videos are of type Video, also those of other record types. */
const typeOf = (article: RecordShape): string =>
  article.fields.IsVideo__c?.value === true ? 'Video' : (textAt(article, 'RecordType.DeveloperName') ?? '')

function wholeArticles(
  records: MethodContext['gateway']['records'],
  matches: readonly RecordShape[],
): Promise<RecordShape[]> | RecordShape[] {
  if (matches.length === 0) return []
  return records.find('Knowledge__kav', {
    fields: shownFields,
    where: { Id: { in: matches.map(({ id }) => id) } },
    orderBy: ['Id'],
    limit: PAGE,
  })
}

function articlesOf(
  search: Search,
  matches: readonly RecordShape[],
  whole: readonly RecordShape[],
): FoundArticles['articles'] {
  return matches.flatMap((article) => {
    // Left out: an article that the caller lost access to between the two reads.
    const record = whole.find(({ id }) => id === article.id)
    if (!record) return []
    const seconds = textAt(record, 'DurationSeconds__c')
    return [
      {
        id: article.id,
        urlName: textAt(record, 'UrlName') ?? '',
        title: search.marked(textAt(record, 'Title') ?? ''),
        snippet: search.snippet([textAt(record, 'Summary'), plainText(textAt(record, 'Content__c') ?? '')]),
        type: typeOf(article),
        durationSeconds: seconds === null ? null : Number(seconds),
        productName: textAt(article, 'Product__r.Name'),
        categories: categoriesOf(article),
        published: textAt(record, 'LastPublishedDate'),
      },
    ]
  })
}

/** The choices of a filter with their numbers, the most frequent first. */
function choicesOf(
  records: readonly RecordShape[],
  choices: (record: RecordShape) => readonly Omit<Choice, 'count'>[],
): Choice[] {
  const counted = new Map<string, Choice>()
  for (const choice of records.flatMap(choices)) {
    const known = counted.get(choice.value)
    counted.set(choice.value, { ...choice, count: (known?.count ?? 0) + 1 })
  }
  return [...counted.values()].toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label))
}
