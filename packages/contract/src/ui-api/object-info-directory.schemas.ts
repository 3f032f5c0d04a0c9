import { Type } from 'typebox'

const text = Type.String()

/** The objects that exist for the caller, by name. */
export const ObjectInfoDirectory = Type.Object({
  eTag: text,
  objects: Type.Record(
    text,
    Type.Object({
      apiName: text,
      keyPrefix: Type.Union([text, Type.Null()]),
      label: text,
      labelPlural: text,
      nameFields: Type.Array(text),
      objectInfoUrl: text,
    }),
  ),
})
