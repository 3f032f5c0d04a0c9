import { layouts, MASTER_RECORD_TYPE_ID } from 'contract'
import type { ConfigOf } from '../../adapter.ts'
import { type Check, id, maybe, name, text } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'
import { layoutKey } from '../../keys.ts'
import * as lifetimesMs from '../../lifetimes.ts'

/** An absent record type stands for the master one; null is a mistake of the caller. */
const recordTypeOrMaster: Check<string | undefined, string> = {
  of: (value) => (value === undefined ? MASTER_RECORD_TYPE_ID : id.of(value)),
}

/**
 * Reads the layout of an object for a type (`Full`, `Compact`), a mode (`View`, `Edit`, `Create`) and a record type, the master one when
 * absent. `formFactor` is `Large` when absent.
 */
export const getLayout = defineRead({
  name: 'getLayout',
  call: layouts.getLayout,
  lifetime: lifetimesMs.layout,
  params: { objectApiName: name },
  query: { formFactor: maybe(text), layoutType: name, mode: name, recordTypeId: recordTypeOrMaster },
  key: ({ objectApiName, recordTypeId, layoutType, mode, formFactor }) =>
    layoutKey(objectApiName, recordTypeId, layoutType, mode, formFactor),
})

export type GetLayoutConfig = ConfigOf<typeof getLayout>
