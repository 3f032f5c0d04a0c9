import { limits } from 'contract'
import { page } from '../../../../records/page.ts'
import { type RowOf, readList } from '../../../../records/records.ts'
import { pages } from '../../../../site/pages.ts'

const synonyms = readList(
  { objectApiName: 'SearchSynonym__c', listViewApiName: 'SearchSynonyms', pageSize: limits.pageSizeMax },
  ['SearchSynonym__c.Words__c', 'SearchSynonym__c.IsActive__c'],
)

const unanswered = readList(
  { objectApiName: 'UnansweredSearch__c', listViewApiName: 'UnansweredSearches', pageSize: limits.pageSizeMax },
  ['UnansweredSearch__c.Words__c', 'UnansweredSearch__c.Count__c', 'UnansweredSearch__c.LastSearched__c'],
)

/** The synonyms of the search, and the searches without results. */
export const searchWords = page({ ...pages.searchWords, reads: () => ({ synonyms, unanswered }) })

export type SynonymRow = RowOf<typeof synonyms>
export type UnansweredRow = RowOf<typeof unanswered>
