import type { AnswerOf, RecordShape } from 'contract'
import { searchMethods } from 'contract/methods'
import { defineMethod, type MethodContext } from 'platform'
import { findArticles, type Narrowing } from './find-articles.ts'
import { keepUnansweredSearch } from './keep-unanswered-search.ts'
import { type Search, searchFor, textAt } from './search-for.ts'

const PRODUCTS = 3
const CASES = 5
/** More than `CASES`, because several comments may belong to one case. */
const COMMENTS = 30

type Answer = AnswerOf<typeof searchMethods.findEverywhere>
type Found = Omit<Answer, 'hasAllWords'>

/**
 * Finds words in articles, products, cases and their comments that the caller may read. If nothing has all words, they are stored for
 * authors, and records with any of the words are found.
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
    isWide ? findCases(search, itemNumber) : NO_CASES,
  ])
  return { ...articles, products, ...cases }
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

type FoundCases = Pick<Answer, 'cases' | 'hasMoreCases' | 'hasMoreComments'>

const NO_CASES: FoundCases = { cases: [], hasMoreCases: false, hasMoreComments: false }

/** Cases with the words, then cases with a comment that has them; their snippets are from the comment. */
async function findCases(search: Search, itemNumber: string | undefined): Promise<FoundCases> {
  const [cases, comments] = await Promise.all([
    search.find('Case', {
      fields: CASE_FIELDS,
      optionalFields: ['Description', 'Product__r.Name'],
      where: itemNumber === undefined ? undefined : { Product__r: { ItemNumber__c: { eq: itemNumber } } },
      limit: CASES + 1,
    }),
    search.find('CaseComment', {
      fields: ['ParentId', 'CommentBody', ...CASE_FIELDS.map((name) => `Parent.${name}`)],
      optionalFields: ['FoldedText__c', 'Parent.Product__r.Name'],
      where: itemNumber === undefined ? undefined : { Parent: { Product__r: { ItemNumber__c: { eq: itemNumber } } } },
      limit: COMMENTS + 1,
    }),
  ])
  const known = new Set(cases.map(({ id }) => id))
  const commented = new Map<string, Answer['cases'][number]>()
  for (const comment of comments.slice(0, COMMENTS)) {
    const caseId = textAt(comment, 'ParentId') ?? ''
    if (known.has(caseId) || commented.has(caseId)) continue
    const texts = [textAt(comment, 'CommentBody'), textAt(comment, 'FoldedText__c')]
    commented.set(caseId, caseOf(search, comment, { id: caseId, at: 'Parent.', texts }))
  }
  const shown = cases
    .slice(0, CASES)
    .map((match) => caseOf(search, match, { id: match.id, at: '', texts: [textAt(match, 'Description')] }))
  const room = CASES - shown.length
  return {
    cases: [...shown, ...[...commented.values()].slice(0, room)],
    hasMoreCases: cases.length > CASES,
    hasMoreComments: commented.size > room || comments.length > COMMENTS,
  }
}

const CASE_FIELDS = ['CaseNumber', 'Subject', 'Status', 'LastModifiedDate'] as const

/** @param at - the path from the record to the case. */
const caseOf = (
  search: Search,
  record: RecordShape,
  { id, at, texts }: { id: string; at: '' | 'Parent.'; texts: readonly (string | null)[] },
): Answer['cases'][number] => ({
  id,
  caseNumber: textAt(record, `${at}CaseNumber`) ?? '',
  subject: search.marked(textAt(record, `${at}Subject`) ?? ''),
  snippet: search.snippet(texts),
  status: textAt(record, `${at}Status`) ?? '',
  productName: textAt(record, `${at}Product__r.Name`),
  modified: textAt(record, `${at}LastModifiedDate`),
})
