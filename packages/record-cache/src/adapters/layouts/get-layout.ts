import { MASTER_RECORD_TYPE_ID } from 'contract'
import * as layouts from 'contract/ui-api/layouts'
import type { ConfigOf } from '../../adapter.ts'
import { id, maybe, name, otherwise, text } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'
import { layoutKey } from '../../keys.ts'
import * as lifetimesMs from '../../lifetimes.ts'

/**
 * Reads the layout of an object for a type (`Full`, `Compact`), a mode (`View`, `Edit`, `Create`) and a record type, the master one when
 * absent. `formFactor` is `Large` when absent.
 */
export const getLayout = defineRead(
  'getLayout',
  layouts.getLayout,
  lifetimesMs.layout,
  {
    objectApiName: name,
    formFactor: maybe(text),
    layoutType: name,
    mode: name,
    recordTypeId: otherwise(id, MASTER_RECORD_TYPE_ID),
  },
  {
    key: ({ objectApiName, recordTypeId, layoutType, mode, formFactor }) =>
      layoutKey(objectApiName, recordTypeId, layoutType, mode, formFactor),
  },
)

export type GetLayoutConfig = ConfigOf<typeof getLayout>
