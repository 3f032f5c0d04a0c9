import { keyPrefixOf } from 'contract'
import type { Transaction } from 'database'
import { honouredFlags } from '../access/internal-only.ts'
import { type Caller, systemCaller, within } from '../engine.ts'
import type { AppModel, ObjectModel } from '../metadata/app-model.ts'
import type { Principal } from '../metadata/principal.ts'
import type { Change, SystemRecords, WriteFlags } from '../metadata/record-rules.ts'
import type { Row, Scalar } from '../metadata/scalar.ts'

/** The data of a change: the row before, and the row after, which rules may modify. */
type Parts = { caller: Caller; object: ObjectModel; tx: Transaction; now: string; before: Row | null; after: Row }

/** The view of a change that rules get. */
export function changeOf(operation: Change['operation'], parts: Parts): Change {
  return new RecordChange(operation, parts)
}

// A class, because V8 creates a hidden class for every object literal with a getter and never frees it.
class RecordChange implements Change {
  readonly operation: Change['operation']
  readonly principal: Principal | null
  readonly isSent: boolean
  readonly flags: Readonly<WriteFlags>
  readonly action: string | null
  readonly now: string
  readonly tx: Transaction
  readonly system: SystemRecords
  readonly #app: AppModel
  readonly #object: ObjectModel
  readonly #before: Row | null
  readonly #after: Row

  constructor(operation: Change['operation'], { caller, object, tx, now, before, after }: Parts) {
    this.operation = operation
    this.principal = caller.principal
    this.isSent = caller.isEditor
    this.flags = honouredFlags(caller.principal, caller.flags)
    this.action = caller.action ?? null
    this.now = now
    this.tx = tx
    this.system = caller.engine.systemRecords(within(systemCaller(caller.engine, caller.principal), tx), tx)
    this.#app = caller.engine.app
    this.#object = object
    this.#before = before
    this.#after = after
  }

  get objectApiName(): string {
    return this.#object.apiName
  }

  get id(): string {
    return String(this.#after.get('Id'))
  }

  objectOf(id: string): string | null {
    return this.#app.objectByPrefix(keyPrefixOf(id))?.apiName ?? null
  }

  value(field: string): Scalar {
    return this.#after.get(this.#known(field)) ?? null
  }

  previous(field: string): Scalar {
    return this.#before?.get(this.#known(field)) ?? null
  }

  isChanged(field: string): boolean {
    return this.value(field) !== this.previous(field)
  }

  set(field: string, value: Scalar): void {
    this.#after.set(this.#known(field), value)
  }

  #known(field: string): string {
    if (!this.#object.fields.has(field)) throw new Error(`${this.#object.apiName} has no field ${field}`)
    return field
  }
}
