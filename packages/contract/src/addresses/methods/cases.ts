// Written by `npm run generate` from methods/cases.ts; change that file instead.

import type * as definitions from '../../methods/cases.ts'
import type { ServerMethodOf } from '../../methods/server-method.ts'

/**
 * The number of cases in a list view that the caller can read, with the filter and the search words of its pages; at
 * most 2,000.
 *
 * @throws INVALID_FIELD, INVALID_FILTER, INVALID_TYPE, MISSING_ARGUMENT, NOT_FOUND, QUERY_TOO_COMPLICATED.
 */
export const countCases: ServerMethodOf<typeof definitions.countCases> = {
  className: 'CaseController',
  methodName: 'countCases',
  readOnly: true,
}

/**
 * Cases that the caller can read and that are similar to a case, or to the text of a new one; cases of the same product
 * and aircraft come first.
 *
 * @throws INVALID_ID_FIELD, INVALID_TYPE, NOT_FOUND.
 */
export const getSimilarCases: ServerMethodOf<typeof definitions.getSimilarCases> = {
  className: 'CaseController',
  methodName: 'getSimilarCases',
  readOnly: true,
}

/**
 * The open work that the calling agent can see, and the times to the first answer in the last seven days.
 *
 * @throws INVALID_FIELD, INVALID_TYPE, NOT_FOUND.
 */
export const getWorkNumbers: ServerMethodOf<typeof definitions.getWorkNumbers> = {
  className: 'CaseController',
  methodName: 'getWorkNumbers',
  readOnly: true,
}

/**
 * Makes the calling agent the owner of the unassigned case that is due first. Two agents never get the same one.
 *
 * @throws DAILY_LIMIT_REACHED, INVALID_FIELD, INVALID_TYPE, NOT_FOUND, NO_UNASSIGNED_CASE.
 */
export const takeNextCase: ServerMethodOf<typeof definitions.takeNextCase> = {
  className: 'CaseController',
  methodName: 'takeNextCase',
  readOnly: false,
}
