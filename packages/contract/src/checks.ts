/** Checks made of schemas, for the server and for tests, never for the browser. */

export { answerCheck } from './answer-check.ts'
export { methodCallTerms } from './methods/method-errors.ts'
export { recordIdsParameter, textParameter } from './methods/parameters.schemas.ts'
export { serveMethod } from './methods/serve-method.ts'
export { queryValue } from './query-value.ts'
