import type { RecordShape } from 'contract'
import { searchMethods } from 'contract/methods'
import { defineMethod } from 'platform'
import { withoutProductPages } from '../article-record-types.ts'
import { searchFor, textAt } from './search-for.ts'

const ARTICLES = 5
const PRODUCTS = 2
const CASES = 3
/** More than `CASES`, because several comments may belong to one case. */
const COMMENTS = 10

/** Suggests articles, products and cases, also cases with the words in a comment alone, while words are typed. The words are not stored. */
export const getSearchSuggestions = defineMethod(searchMethods.getSearchSuggestions, async (context, { words }) => {
  const search = await searchFor(context, words)
  const [articles, products, cases, comments] = await Promise.all([
    search.find('Knowledge__kav', {
      fields: ['Title', 'UrlName', 'InfoType__c'],
      where: { and: [{ PublicationStatus: { eq: 'Online' } }, withoutProductPages] },
      limit: ARTICLES,
    }),
    search.find('Product2', {
      fields: ['Name', 'ItemNumber__c'],
      limit: PRODUCTS,
    }),
    search.find('Case', { fields: ['Subject', 'CaseNumber'], limit: CASES }),
    search.find('CaseComment', { fields: ['ParentId', 'Parent.Subject', 'Parent.CaseNumber'], limit: COMMENTS }),
  ])
  const suggested = new Map(cases.map((match) => [match.id, caseOf(match, '')]))
  for (const comment of comments) {
    const caseId = textAt(comment, 'ParentId') ?? ''
    if (suggested.size < CASES && !suggested.has(caseId)) suggested.set(caseId, caseOf(comment, 'Parent.'))
  }
  return [
    ...articles.map((article) => ({
      kind: 'article' as const,
      key: textAt(article, 'UrlName') ?? '',
      label: search.marked(textAt(article, 'Title') ?? ''),
      detail: textAt(article, 'InfoType__c'),
    })),
    ...products.map((product) => ({
      kind: 'product' as const,
      key: textAt(product, 'ItemNumber__c') ?? '',
      label: search.marked(textAt(product, 'Name') ?? ''),
      detail: null,
    })),
    ...[...suggested].map(([key, { subject, caseNumber }]) => ({
      kind: 'case' as const,
      key,
      label: search.marked(subject),
      detail: caseNumber,
    })),
  ]
})

/** @param at - the path from the record to the case. */
const caseOf = (record: RecordShape, at: '' | 'Parent.') => ({
  subject: textAt(record, `${at}Subject`) ?? '',
  caseNumber: textAt(record, `${at}CaseNumber`),
})
