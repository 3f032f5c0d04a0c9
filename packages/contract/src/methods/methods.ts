import { Type } from 'typebox'
import { ofMethods } from '../call-errors.ts'
import { defineCall } from '../define-call.ts'
import { ApiName, apiNames, mapOf, strict } from '../ui-api/inputs.ts'
import { methodCall } from './method-call.ts'
import { allMethods } from './served-methods.ts'

const path = '/lwr/apex/v65.0/{apexClass}/{apexMethod}'

const params = Type.Object({ apexClass: ApiName, apexMethod: ApiName }, strict)

const ofEveryMethod = allMethods.flatMap((method) => methodCall('POST', path, method).errors)

// The parameters and the answer of each method are in `knowledge.ts` and the like.

export const readServerMethod = defineCall({
  method: 'GET',
  path,
  access: 'visitor',
  summary:
    'Calls a server method that only reads, with its parameters in the query: by name, or as JSON in `methodParams`. Other methods answer 405.',
  returns: 'The answer of the method, as raw JSON.',
  limits: '20 parameters of 4,000 characters; the limits of the method.',
  errors: [...ofMethods, ...ofEveryMethod],

  params,
  query: mapOf(apiNames, Type.String({ maxLength: 4_000 }), { maxProperties: 20 }),
  response: Type.Unknown(),
})

export const callServerMethod = defineCall({
  method: 'POST',
  path,
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
