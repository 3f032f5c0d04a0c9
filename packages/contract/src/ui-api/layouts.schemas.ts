import { Type } from 'typebox'
import { ApiName, RecordId, strict } from './inputs.schemas.ts'
import { Layout } from './shapes.schemas.ts'

export const getLayout = {
  params: Type.Object({ objectApiName: ApiName }, strict),
  query: Type.Object(
    {
      formFactor: Type.Optional(Type.String({ maxLength: 20 })),
      layoutType: Type.Optional(Type.String({ maxLength: 20 })),
      mode: Type.Optional(Type.String({ maxLength: 20 })),
      recordTypeId: Type.Optional(RecordId),
    },
    strict,
  ),
  response: Layout,
}
