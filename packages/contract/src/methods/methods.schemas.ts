import { Type } from 'typebox'
import { ApiName, strict } from '../ui-api/inputs.schemas.ts'

const params = Type.Object({ apexClass: ApiName, apexMethod: ApiName }, strict)

/** Which parameters a method takes is checked by the method itself; what it answers is raw JSON. */
export const readServerMethod = {
  params,
  query: Type.Record(Type.String(), Type.String({ maxLength: 4_000 }), { maxProperties: 20 }),
  response: Type.Unknown(),
}

export const callServerMethod = { params, body: Type.Unknown(), response: Type.Unknown() }
