import { Type } from 'typebox'
import { ofMethods } from '../call-errors.ts'
import { defineCall } from '../served-call.ts'
import { ApiName, apiNames, mapOf, strict } from '../ui-api/inputs.schemas.ts'
import * as alerts from './alerts.schemas.ts'
import * as cases from './cases.schemas.ts'
import * as downloads from './downloads.schemas.ts'
import * as guests from './guests.schemas.ts'
import * as knowledge from './knowledge.schemas.ts'
import { methodCallTerms } from './method-errors.ts'
import * as search from './search.schemas.ts'
import type { MethodTerms } from './server-method.ts'

const params = Type.Object({ apexClass: ApiName, apexMethod: ApiName }, strict)

const ofEveryMethod = [alerts, cases, downloads, guests, knowledge, search].flatMap((group) =>
  Object.values<MethodTerms>(group).flatMap((terms) => methodCallTerms('POST', terms).errors),
)

// The parameters and the answer of each method are in `knowledge.schemas.ts` and the like.

export const readServerMethod = defineCall({
  access: 'visitor',
  summary:
    'Calls a server method that only reads, with its parameters in the query, by name or as JSON in methodParams; any other method answers 405.',
  returns: 'The answer of the method, as raw JSON.',
  limits: '20 parameters of 4,000 characters; the limits of the method.',
  errors: [...ofMethods, ...ofEveryMethod],

  params,
  query: mapOf(apiNames, Type.String({ maxLength: 4_000 }), { maxProperties: 20 }),
  response: Type.Unknown(),
})

export const callServerMethod = defineCall({
  access: 'visitor',
  summary:
    'Calls a server method with its parameters in the body. An Idempotency-Key applies to methods that create something.',
  returns: 'The answer of the method, as raw JSON.',
  limits: 'The body limit; lists of 200 ids; Idempotency-Key of 255 characters; the limits of the method.',
  errors: [...ofMethods, ...ofEveryMethod],
  idempotent: true,
  renewsSession: false,
  params,
  body: Type.Unknown(),
  response: Type.Unknown(),
})
