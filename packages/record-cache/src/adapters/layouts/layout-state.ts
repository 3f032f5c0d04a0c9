import type { Layout } from 'contract'
import { id, maybe, name } from '../../define/check.ts'
import type { Engine } from '../../engine/engine.ts'
import { layoutKey, layoutUserStateKey } from '../../keys.ts'
import { storedBody } from '../../normalise/representations.ts'

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
 * The key of a user state. States are stored by the id of their layout, because record-ui answers them by it. The id is that of the
 * stored layout, or of an earlier answer; until one of them is in the store, the key of the layout stands in for it.
 */
export function layoutStateKey(engine: Engine, state: LayoutOfState): string {
  const key = keyOfLayout(state)
  const layout = storedBody(engine, key) as Layout | undefined
  return layoutUserStateKey(layout?.id ?? (storedBody(engine, layoutIdKey(state)) as string | undefined) ?? key)
}
