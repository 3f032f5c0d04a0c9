import { AppError, type ExchangeOf, limits, type search } from 'contract'
import type { PersonCaller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import { searchObject } from './keyword-search.ts'
import { type SearchOptionsParams, wantsKeywordAnswer } from './search-where.ts'
import { configurationNamed, searchedObject } from './searched-object.ts'

/** A search of several objects; without names, of all objects that the caller can search. */
export type SearchResultsParams = {
  q: string
  objectApiNames?: readonly string[] | null | undefined
  searchObjectOptions?: Readonly<Record<string, SearchOptionsParams>> | null | undefined
  answerTypes?: readonly string[] | null | undefined
  configurationName?: string | null | undefined
}

type SearchResults = ExchangeOf<typeof search.getSearchResults>['response']
type KeywordResults = NonNullable<SearchResults['keywordSearchResult']>['results']

/**
 * Finds words in several objects: the best records of each, in the order of the names.
 *
 * @throws AppError `NOT_FOUND` for an object in which the caller cannot search, and the errors of `keywordSearch`.
 */
export async function searchResults(caller: PersonCaller, params: SearchResultsParams): Promise<SearchResults> {
  const configurationName = configurationNamed(params.configurationName)
  if (!wantsKeywordAnswer(params.answerTypes))
    return { configurationName, keywordSearchResult: null, qnaSearchResult: null }
  const objects = wantedObjects(caller, params.objectApiNames)
  const options = optionsByObject(objects, params.searchObjectOptions ?? {})
  const results: KeywordResults = []
  for (const object of objects) {
    results.push(await searchObject(caller, object, { q: params.q, ...options.get(object) }))
  }
  return { configurationName, keywordSearchResult: { results }, qnaSearchResult: null }
}

function wantedObjects(caller: PersonCaller, names: readonly string[] | null | undefined): ObjectModel[] {
  if (names?.length) return names.map((name) => searchedObject(caller, name))
  return caller.engine.app.objects
    .filter((object) => object.search && caller.grantsOf(object.apiName))
    .slice(0, limits.searchObjects)
}

function optionsByObject(
  objects: readonly ObjectModel[],
  value: Readonly<Record<string, SearchOptionsParams>>,
): Map<ObjectModel, SearchOptionsParams> {
  const options = new Map<ObjectModel, SearchOptionsParams>()
  for (const [name, option] of Object.entries(value)) {
    const object = objects.find((candidate) => candidate.apiName.toLowerCase() === name.toLowerCase())
    if (!object) throw new AppError('INVALID_FILTER', { reason: 'an option names an object that is not searched' })
    options.set(object, option)
  }
  return options
}
