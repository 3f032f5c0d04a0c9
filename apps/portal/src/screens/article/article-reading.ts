import { fieldsOf } from '../../lib/fields.ts'

/** How an article is found by the last part of its address; the route and the screen read the same. */
export function articleReading(urlName: string) {
  return {
    objectApiName: 'Knowledge__kav',
    listViewApiName: 'TopArticles',
    fields: fieldsOf(
      'Knowledge__kav.Title',
      'Knowledge__kav.Content__c',
      'Knowledge__kav.InfoType__c',
      'Knowledge__kav.DataCategories__c',
      'Knowledge__kav.IsPublic',
      'Knowledge__kav.LastPublishedDate',
      'Knowledge__kav.DurationSeconds__c',
    ),
    optionalFields: fieldsOf('Knowledge__kav.Product__r.Name', 'Knowledge__kav.Product__r.ItemNumber__c'),
    where: JSON.stringify({ and: [{ UrlName: { eq: urlName } }] }),
    pageSize: 1,
  }
}
