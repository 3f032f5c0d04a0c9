import { unknownField } from '../access/unknown-field.ts'
import type { Caller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { Scalar } from '../metadata/scalar.ts'
import { fieldValue } from './field-value.ts'

/** Values of named fields in their stored form. */
export function storedValues(
  caller: Caller,
  object: ObjectModel,
  fields: Readonly<Record<string, unknown>>,
): Map<string, Scalar> {
  return new Map(
    Object.entries(fields).map(([name, value]) => {
      const field = object.fields.get(name)
      if (!field) throw unknownField(object, name, { isWritten: true })
      return [name, fieldValue(caller.engine.app, field, value, caller.principal)]
    }),
  )
}
