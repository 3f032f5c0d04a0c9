import { Type } from 'typebox'
import { ofGuests, ofMethods } from '../call-errors.ts'
import { defineCall } from '../served-call.ts'
import { ApiName, apiNames, mapOf, strict } from '../ui-api/inputs.schemas.ts'

const params = Type.Object({ apexClass: ApiName, apexMethod: ApiName }, strict)

/** Which parameters a method takes is checked by the method itself; what it answers is raw JSON. */

export const readServerMethod = defineCall({
  access: 'visitor',
  summary: 'Calls a server method that only reads, its parameters in the query; any other method answers 405.',
  errors: [...ofMethods],

  params,
  query: mapOf(apiNames, Type.String({ maxLength: 4_000 }), { maxProperties: 20 }),
  response: Type.Unknown(),
})

export const callServerMethod = defineCall({
  access: 'visitor',
  summary:
    'Calls a server method, its parameters in the body. An Idempotency-Key counts for those that create something.',
  errors: [
    ...ofMethods,
    ...ofGuests,
    'INVALID_ID_FIELD',
    'QUERY_TOO_COMPLICATED',
    'DOWNLOAD_RESET_NOT_OFFERED',
    'NO_ACTIVE_SUBSCRIPTION',
  ],
  idempotent: true,
  params,
  body: Type.Unknown(),
  response: Type.Unknown(),
})
