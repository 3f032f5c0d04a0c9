import { enqueue, type Transaction } from 'database'
import { honouredFlags } from '../access/internal-only.ts'
import { type Caller, systemCaller, within } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { Change, Scalar } from './change.ts'
import type { Row } from './row.ts'

/** What a change is made of: the rows before and after, which rules may still alter. */
type Parts = { caller: Caller; object: ObjectModel; tx: Transaction; now: string; before: Row | null; after: Row }

/** The view of a change that rules get. */
export function changeOf(operation: Change['operation'], { caller, object, tx, now, before, after }: Parts): Change {
  const known = (field: string): string => {
    if (!object.fields.has(field)) throw new Error(`${object.apiName} has no field ${field}`)
    return field
  }
  const value = (field: string): Scalar => after.get(known(field)) ?? null
  const previous = (field: string): Scalar => before?.get(known(field)) ?? null
  return {
    operation,
    objectApiName: object.apiName,
    get id() {
      return String(after.get('Id'))
    },
    principal: caller.principal,
    flags: honouredFlags(caller.principal, caller.flags),
    now,
    tx,
    system: caller.engine.systemRecords(within(systemCaller(caller.engine, caller.principal), tx), tx),
    value,
    previous,
    isChanged: (field) => value(field) !== previous(field),
    set: (field, wanted) => {
      after.set(known(field), wanted)
    },
    enqueue: (task, payload, options) => enqueue(tx, task, payload, options),
  }
}
