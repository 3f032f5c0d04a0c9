import { searchMethods } from 'contract/methods'
import { defineMethod } from 'platform'
import { withoutProductPages } from '../article-record-types.ts'
import { searchFor, textAt } from './search-for.ts'

const ARTICLES = 5
const PRODUCTS = 2
const CASES = 3

/** Suggests articles, products and cases while words are typed. The words are not stored. */
export const getSearchSuggestions = defineMethod(searchMethods.getSearchSuggestions, async (context, { words }) => {
  const search = await searchFor(context, words)
  const [articles, products, cases] = await Promise.all([
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
  ])
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
    ...cases.map((match) => ({
      kind: 'case' as const,
      key: match.id,
      label: search.marked(textAt(match, 'Subject') ?? ''),
      detail: textAt(match, 'CaseNumber'),
    })),
  ]
})
