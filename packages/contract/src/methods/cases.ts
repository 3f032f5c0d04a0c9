import type * as schemas from './cases.schemas.ts'
import type { ReadMethodOf } from './server-method.ts'

/**
 * How many cases of a list view the caller can read, with the filter and the search words of its pages; counted to
 * 2,000.
 *
 * @throws INVALID_FIELD, INVALID_FILTER, INVALID_TYPE, MISSING_ARGUMENT, NOT_FOUND, QUERY_TOO_COMPLICATED.
 */
export const countCases: ReadMethodOf<typeof schemas.countCases> = {
  className: 'CaseController',
  methodName: 'countCases',
  readOnly: true,
}
