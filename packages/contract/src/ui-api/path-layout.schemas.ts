import { Type } from 'typebox'
import { Layout } from './shapes.schemas.ts'

const text = Type.String()
const textOrNull = Type.Union([text, Type.Null()])

/** A path: the values of a picklist as steps, in their order, with the fields and the guidance text of each. */
export const PathLayout = Type.Object({
  eTag: text,
  id: text,
  label: text,
  layoutOverride: text,
  mode: text,
  objectApiName: text,
  pathPicklistField: text,
  pathPicklistLabel: text,
  recordTypeId: text,
  steps: Type.Array(
    Type.Object({
      closed: Type.Boolean(),
      info: textOrNull,
      layoutSection: Type.Union([Layout.properties.sections.items, Type.Null()]),
      title: text,
      value: text,
    }),
  ),
})
