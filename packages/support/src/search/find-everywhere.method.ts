import type { AnswerOf, RecordShape } from 'contract'
import { searchMethods } from 'contract/methods'
import { defineMethod, type MethodContext } from 'platform'
import { findArticles, type Narrowing } from './find-articles.ts'
import { keepUnansweredSearch } from './keep-unanswered-search.ts'
import { type Search, searchFor, textAt } from './search-for.ts'

const PRODUCTS = 3
const CASES = 5

type Answer = AnswerOf<typeof searchMethods.findEverywhere>
type Found = Omit<Answer, 'hasAllWords'>

/**
 * Finds words in articles, products and cases that the caller may read. If nothing has all words, they are stored for authors, and records
 * with any of the words are found.
 */
export const findEverywhere = defineMethod(
  searchMethods.findEverywhere,
  async (context, { words, page = 1, ...narrowing }) => {
    const search = await searchFor(context, words)
    const all = await answerOf(context, search, narrowing, page)
    if (!isEmpty(all)) return { ...all, hasAllWords: true }
    const isNarrowed = Object.values(narrowing).some((choice) => choice !== undefined)
    // Further pages have only articles, so their emptiness says nothing.
    if (!isNarrowed && page === 1) await keepUnansweredSearch(context, words)
    return { ...(await answerOf(context, search.forAny(), narrowing, page)), hasAllWords: false }
  },
)

const isEmpty = ({ articleCount, products, cases }: Found): boolean =>
  articleCount + products.length + cases.length === 0

async function answerOf(context: MethodContext, search: Search, narrowing: Narrowing, page: number): Promise<Found> {
  const { itemNumber, category, recordType } = narrowing
  // Products and cases have no article categories and types; they are shown above the first page of articles.
  const isWide = category === undefined && recordType === undefined && page === 1
  const [articles, products, cases] = await Promise.all([
    findArticles(context, search, narrowing, page),
    isWide && itemNumber === undefined ? findProducts(search) : [],
    isWide ? findCases(search, itemNumber) : [],
  ])
  return {
    ...articles,
    products,
    cases: cases.slice(0, CASES).map((match) => caseOf(search, match)),
    hasMoreCases: cases.length > CASES,
  }
}

async function findProducts(search: Search): Promise<Answer['products']> {
  const match = await search.find('Product2', {
    fields: ['Name', 'ItemNumber__c'],
    optionalFields: ['Description'],
    limit: PRODUCTS,
  })
  return match.map((product) => ({
    id: product.id,
    itemNumber: textAt(product, 'ItemNumber__c') ?? '',
    name: search.marked(textAt(product, 'Name') ?? ''),
    snippet: search.snippet([textAt(product, 'Description')]),
  }))
}

const findCases = (search: Search, itemNumber: string | undefined): Promise<RecordShape[]> =>
  search.find('Case', {
    fields: ['CaseNumber', 'Subject', 'Status', 'LastModifiedDate'],
    optionalFields: ['Description', 'Product__r.Name'],
    where: itemNumber === undefined ? undefined : { Product__r: { ItemNumber__c: { eq: itemNumber } } },
    limit: CASES + 1,
  })

const caseOf = (search: Search, match: RecordShape): Answer['cases'][number] => ({
  id: match.id,
  caseNumber: textAt(match, 'CaseNumber') ?? '',
  subject: search.marked(textAt(match, 'Subject') ?? ''),
  snippet: search.snippet([textAt(match, 'Description')]),
  status: textAt(match, 'Status') ?? '',
  productName: textAt(match, 'Product__r.Name'),
  modified: textAt(match, 'LastModifiedDate'),
})
