import type { Layout } from 'contract'
import { id, maybe, name } from '../../define/check.ts'
import type { Engine } from '../../engine/engine.ts'
import { layoutKey, layoutUserStateKey } from '../../keys.ts'
import { storedBody } from '../../normalise/representations.ts'

/** Which layout a user state is of. `layoutType` is `Full` and `mode` is `View` when absent. */
export const layoutOfState = { objectApiName: name, layoutType: maybe(name), mode: maybe(name), recordTypeId: id }

/** The values of a user state's config. */
export type LayoutOfState = {
  readonly objectApiName: string
  readonly layoutType: string | undefined
  readonly mode: string | undefined
  readonly recordTypeId: string
}

/** The key of the layout that a state is of. */
const keyOfLayout = ({ objectApiName, layoutType = 'Full', mode = 'View', recordTypeId }: LayoutOfState) =>
  layoutKey(objectApiName, recordTypeId, layoutType, mode)

/** Where the id of the layout is kept that a state is of. */
export const layoutIdKey = (state: LayoutOfState) => `layout-id:${keyOfLayout(state)}`

/**
 * The key of the state of a layout. A state comes by the id of its layout, also together with records: the layout, where it is in the
 * store, or an answer before tells the id.
 */
export function layoutStateKey(engine: Engine, state: LayoutOfState): string {
  const key = keyOfLayout(state)
  const layout = storedBody(engine, key) as Layout | undefined
  return layoutUserStateKey(layout?.id ?? (storedBody(engine, layoutIdKey(state)) as string | undefined) ?? key)
}
