/** Functions that create definitions and schema checks: for the server and for tests, never for the browser. */

export { answerCheck } from './answer-check.ts'
export { defineCall } from './define-call.ts'
export { defineServerMethod } from './methods/define-server-method.ts'
export { methodCall } from './methods/method-call.ts'
export { recordIdsParameter, textParameter } from './methods/parameters.ts'
export { queryValue } from './query-value.ts'
