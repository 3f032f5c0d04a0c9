import type * as schemas from './search.schemas.ts'
import type { ReadMethodOf } from './server-method.ts'

/**
 * Articles, products and cases that the caller may read and that have the words of a text, in other forms and with
 * typing errors too; articles by pages, with the products, categories and types that they can be narrowed to.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND, NUMBER_OUTSIDE_VALID_RANGE.
 */
export const findEverywhere: ReadMethodOf<typeof schemas.findEverywhere> = {
  className: 'SearchController',
  methodName: 'findEverywhere',
  readOnly: true,
}

/**
 * A few articles, products and cases that the caller may read and that have the words of a text, while it is typed.
 *
 * @throws MISSING_ARGUMENT, NOT_FOUND.
 */
export const getSearchSuggestions: ReadMethodOf<typeof schemas.getSearchSuggestions> = {
  className: 'SearchController',
  methodName: 'getSearchSuggestions',
  readOnly: true,
}
