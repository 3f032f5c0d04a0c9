import { type Layout, layouts, MASTER_RECORD_TYPE_ID } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { pathOf, queryOf } from '../../fetch/record-requests.ts'
import { layoutKey, recordKey } from '../../keys.ts'
import { representationView } from '../../read/representation-view.ts'

export type GetLayoutConfig = {
  readonly objectApiName: string
  /** `Full` or `Compact`. */
  readonly layoutType: string
  /** `View`, `Edit` or `Create`. */
  readonly mode: string
  /** The master record type when absent. */
  readonly recordTypeId?: string
  /** `Large`, `Medium` or `Small`; `Large` when absent. */
  readonly formFactor?: string
}

/** Reads the layout of an object for a type, mode and record type. */
export const getLayout: ReadAdapter<GetLayoutConfig, Layout> = {
  kind: 'read',
  name: 'getLayout',
  open(engine, { objectApiName, layoutType, mode, formFactor, ...config }) {
    // An absent record type stands for the master one; null is a mistake of the caller.
    const recordTypeId = config.recordTypeId === undefined ? MASTER_RECORD_TYPE_ID : recordKey(config.recordTypeId)
    if (recordTypeId === null || !objectApiName || !layoutType || !mode) return null
    return representationView<Layout>(engine, {
      name: 'getLayout',
      key: layoutKey(objectApiName, recordTypeId, layoutType, mode, formFactor),
      lifetime: 'layout',
      request: () => ({
        method: 'GET',
        path: pathOf(layouts.getLayout.path, { objectApiName }),
        query: queryOf({ formFactor, layoutType, mode, recordTypeId }),
      }),
    })
  },
}
