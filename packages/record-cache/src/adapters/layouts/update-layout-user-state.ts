import * as layouts from 'contract/ui-api/layouts'
import { flag, mapOf, object } from '../../define/check.ts'
import { defineWrite } from '../../define/define-write.ts'
import { layoutUserStateKey } from '../../keys.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { putRepresentation } from '../../normalise/representations.ts'
import { layoutIdKey, layoutOfState } from './layout-state.ts'

/**
 * Collapses or opens sections of a layout by their ids; other sections stay as they are. Subscribers of the state are notified.
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
