import type { Caller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { Scalar } from '../metadata/scalar.ts'
import { emptySelection } from '../shape/selection.ts'
import { unknownReference } from './field-value.ts'
import { objectOfId } from './record-id.ts'
import { recordsByIds } from './records-by-ids.ts'

/** A lookup may only point to a record that the caller can read; a hidden record looks like a missing one. */
export async function checkReferences(
  caller: Caller,
  object: ObjectModel,
  values: ReadonlyMap<string, Scalar>,
): Promise<void> {
  for (const [name, value] of values) {
    const field = object.fields.get(name)
    if (field?.type !== 'lookup' || typeof value !== 'string') continue
    const target = objectOfId(caller.engine.app, value).object
    if (!caller.grantsOf(target.apiName)) throw unknownReference(field)
    // Not locked: a rule that changes the parent must be the first to lock it.
    const [record] = await recordsByIds(caller, target, [value], emptySelection())
    if (!record) throw unknownReference(field)
  }
}
