/** The fields that the page of an article is drawn with. */
export const articleFields = [
  'Knowledge__kav.Title',
  'Knowledge__kav.Content__c',
  'Knowledge__kav.InfoType__c',
  'Knowledge__kav.DataCategories__c',
  'Knowledge__kav.IsPublic',
  'Knowledge__kav.LastPublishedDate',
  'Knowledge__kav.DurationSeconds__c',
] as const

/** Fields of its product, which the reader may not see. */
export const articleOptionalFields = [
  'Knowledge__kav.Product__r.Name',
  'Knowledge__kav.Product__r.ItemNumber__c',
] as const

/** How an article is found by the last part of its address; the route and the screen read the same. */
export function articleReading(urlName: string) {
  return {
    objectApiName: 'Knowledge__kav',
    listViewApiName: 'TopArticles',
    where: JSON.stringify({ and: [{ UrlName: { eq: urlName } }] }),
    pageSize: 1,
    fields: articleFields,
    optionalFields: articleOptionalFields,
  } as const
}
