import type { Layout } from 'contract'
import { id, maybe, name } from '../../define/check.ts'
import type { Engine } from '../../engine.ts'
import { layoutKey, layoutUserStateKey } from '../../keys.ts'
import { Representation } from '../../store/representation.ts'

/** Which layout a user state is of. `layoutType` is `Full` and `mode` is `View` when absent. */
export const layoutOfState = {
  params: { objectApiName: name },
  query: { layoutType: maybe(name), mode: maybe(name), recordTypeId: id },
}

/** The values of a user state's config. */
export type LayoutOfState = {
  readonly objectApiName: string
  readonly layoutType: string | undefined
  readonly mode: string | undefined
  readonly recordTypeId: string
}

/**
 * The key of the state of a layout. A state comes by the id of its layout, also together with records, so a layout that is in the store
 * leads there; otherwise the state is kept under what was asked.
 */
export function layoutStateKey(engine: Engine, state: LayoutOfState): string {
  const { objectApiName, layoutType = 'Full', mode = 'View', recordTypeId } = state
  const key = layoutKey(objectApiName, recordTypeId, layoutType, mode)
  const layout = engine.store.sources.get(key)
  const layoutId = layout instanceof Representation ? (layout.body as Layout | undefined)?.id : null
  return layoutUserStateKey(layoutId ?? key)
}
