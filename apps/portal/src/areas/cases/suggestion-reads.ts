import { readList } from '../../records/records.ts'

/** Articles that contain this word, most read first. */
export const readArticlesWith = (word: string) =>
  readList(
    { objectApiName: 'Knowledge__kav', listViewApiName: 'TopArticles', searchTerm: word, pageSize: 25 },
    ['Knowledge__kav.Title', 'Knowledge__kav.UrlName'],
    ['Knowledge__kav.RecordType.DeveloperName', 'Knowledge__kav.IsVideo__c', 'Knowledge__kav.Product__r.Name'],
  )

/** The reader's open cases, last changed first; more are not compared. */
export const readOwnOpenCases = readList({ objectApiName: 'Case', listViewApiName: 'MyRecentCases', pageSize: 100 }, [
  'Case.CaseNumber',
  'Case.Subject',
  'Case.Status',
  'Case.ProductId__c',
])
