// Written by `npm run generate` from methods/search.ts; change that file instead.

import type * as definitions from '../../methods/search.ts'
import type { ServerMethodOf } from '../../methods/server-method.ts'

/**
 * Articles, products and cases that the caller may read and that have the words of a text, in other forms and with
 * typing errors too, cases also in their comments; articles by pages, with the products, categories and types that they
 * can be narrowed to.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND, NUMBER_OUTSIDE_VALID_RANGE.
 */
export const findEverywhere: ServerMethodOf<typeof definitions.findEverywhere> = {
  className: 'SearchController',
  methodName: 'findEverywhere',
  readOnly: true,
}

/**
 * A few articles, products and cases that the caller may read and that have the words of a text, while it is typed.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND.
 */
export const getSearchSuggestions: ServerMethodOf<typeof definitions.getSearchSuggestions> = {
  className: 'SearchController',
  methodName: 'getSearchSuggestions',
  readOnly: true,
}
