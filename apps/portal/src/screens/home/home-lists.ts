import { caseRowFields, caseRowOptionalFields } from '../../features/case-row.ts'
import { fieldsOf } from '../../lib/fields.ts'

/** Articles shown in one list of the home page. */
const ARTICLES = 5

/** Cases shown in one list of the home page. */
const CASES = 5

const cases = { objectApiName: 'Case', fields: caseRowFields, optionalFields: caseRowOptionalFields, pageSize: CASES }

const articles = {
  objectApiName: 'Knowledge__kav',
  fields: fieldsOf('Knowledge__kav.Title', 'Knowledge__kav.UrlName', 'Knowledge__kav.InfoType__c'),
  optionalFields: fieldsOf(
    'Knowledge__kav.Product__r.Name',
    'Knowledge__kav.DurationSeconds__c',
    'Knowledge__kav.LastPublishedDate',
  ),
  pageSize: ARTICLES,
}

/** The lists of the home page; the route and the screen read the same. */
export const homeLists = {
  recent: { ...cases, listViewApiName: 'MyRecentCases' },
  waiting: {
    ...cases,
    listViewApiName: 'MyCases',
    where: JSON.stringify({ and: [{ AwaitingCustomer__c: { eq: true } }, { IsClosed: { eq: false } }] }),
  },
  featured: { ...articles, listViewApiName: 'FeaturedArticles' },
  top: { ...articles, listViewApiName: 'TopArticles' },
}
