// Written by `npm run generate` from methods/search.ts; change that file instead.

import type * as definitions from '../../methods/search.ts'
import type { ServerMethodOf } from '../../methods/server-method.ts'

/**
 * Articles, products and cases that the caller may read and that contain the words of a text, also in other forms and
 * with typing errors corrected; cases also by their comments. Articles come in pages, with the products, categories and
 * types by which they can be filtered.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND, NUMBER_OUTSIDE_VALID_RANGE.
 */
export const findEverywhere: ServerMethodOf<typeof definitions.findEverywhere> = {
  className: 'SearchController',
  methodName: 'findEverywhere',
  readOnly: true,
}

/**
 * Suggestions for a text while it is typed: a few articles, products and cases that contain its words and that the
 * caller may read.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND.
 */
export const getSearchSuggestions: ServerMethodOf<typeof definitions.getSearchSuggestions> = {
  className: 'SearchController',
  methodName: 'getSearchSuggestions',
  readOnly: true,
}
