import type { KeywordSearchResults } from 'contract'
import * as search from 'contract/ui-api/search'
import { integer, list, name, nullable, text } from '../../define/check.ts'
import { type Answering, defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { searchOptions } from './search-parts.ts'
import { storeFound } from './store-found.ts'

/** Reads what words are found in one object, page by page. The records found are known by themselves afterwards. */
export const getKeywordSearchResults = defineRead(
  'getKeywordSearchResults',
  search.getKeywordSearchResults as Answering<KeywordSearchResults>,
  lifetimesMs.searchResults,
  { objectApiName: name, q: name },
  {
    body: {
      ...searchOptions,
      configurationName: nullable(name),
      pageSize: nullable(integer),
      pageToken: nullable(text),
      sortBy: list,
    },
    also: storeFound,
  },
)
