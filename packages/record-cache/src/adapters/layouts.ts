import { type Layout, MASTER_RECORD_TYPE_ID } from 'contract'
import * as layouts from 'contract/ui-api/layouts'
import type { ConfigOf } from '../adapter.ts'
import { flag, id, mapOf, maybe, name, object, otherwise, text } from '../define/check.ts'
import { defineRead } from '../define/define-read.ts'
import { defineWrite } from '../define/define-write.ts'
import type { Engine } from '../engine/engine.ts'
import { layoutKey, layoutUserStateKey } from '../keys.ts'
import * as lifetimesMs from '../lifetimes.ts'
import { putRepresentation, storedBody } from '../normalise/representations.ts'

/** The config that identifies the layout of a user state. `layoutType` is `Full` and `mode` is `View` when absent. */
export const layoutOfState = { objectApiName: name, layoutType: maybe(name), mode: maybe(name), recordTypeId: id }

/** The same config with its values checked. */
export type LayoutOfState = {
  readonly objectApiName: string
  readonly layoutType: string | undefined
  readonly mode: string | undefined
  readonly recordTypeId: string
}

const keyOfLayout = ({ objectApiName, layoutType = 'Full', mode = 'View', recordTypeId }: LayoutOfState) =>
  layoutKey(objectApiName, recordTypeId, layoutType, mode)

/** The key under which the id of the layout is stored. */
export const layoutIdKey = (state: LayoutOfState) => `layout-id:${keyOfLayout(state)}`

/**
 * The key of a user state. States are stored by the id of their layout, as `record-ui` returns them. The id is that of the stored layout,
 * or of an earlier answer; until one of them is in the store, the key of the layout is used.
 */
export function layoutStateKey(engine: Engine, state: LayoutOfState): string {
  const key = keyOfLayout(state)
  const layout = storedBody(engine, key) as Layout | undefined
  return layoutUserStateKey(layout?.id ?? (storedBody(engine, layoutIdKey(state)) as string | undefined) ?? key)
}

/** Reads the sections of a layout that the user has collapsed. Reads of records with that layout store it too. */
export const getLayoutUserState = defineRead(
  'getLayoutUserState',
  layouts.getLayoutUserState,
  lifetimesMs.layoutUserState,
  layoutOfState,
  {
    currentKey: (state, engine) => layoutStateKey(engine, state),
    also: ({ id }, engine, state) => putRepresentation(engine, layoutIdKey(state), id, lifetimesMs.other),
  },
)

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

/** Reads a path of an object by its name, or `Default` for the first: the values of a picklist as steps. */
export const getPathLayout = defineRead('getPathLayout', layouts.getPathLayout, lifetimesMs.layout, {
  objectApiName: name,
  formFactor: maybe(text),
  layoutOverride: name,
  mode: maybe(text),
  recordTypeId: maybe(id),
})

/**
 * Collapses or opens sections of a layout by their ids; other sections are unchanged. Subscribers of the state are notified.
 *
 * @throws Error `Invalid config for "updateLayoutUserState"`
 */
export const updateLayoutUserState = defineWrite(
  'updateLayoutUserState',
  layouts.updateLayoutUserState,
  layoutOfState,
  {
    body: { sectionUserStates: mapOf(object({ collapsed: flag })) },
    apply(engine, state, layout) {
      engine.change(() => {
        putRepresentation(engine, layoutIdKey(layout), state.id, lifetimesMs.other)
        putRepresentation(engine, layoutUserStateKey(state.id), state, lifetimesMs.layoutUserState)
      })
      return state
    },
  },
)
