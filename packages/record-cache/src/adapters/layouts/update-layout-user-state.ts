import { layouts } from 'contract'
import { flag, mapOf, object } from '../../define/check.ts'
import { defineWrite } from '../../define/define-write.ts'
import { layoutUserStateKey } from '../../keys.ts'
import { putRepresentation } from '../../read/representation-view.ts'
import { layoutOfState, layoutStateKey } from './layout-state.ts'

/**
 * Collapses or opens sections of a layout, by their ids; those that are not named stay as they are. Whoever reads the state has it then.
 *
 * @throws Error `Invalid config for "updateLayoutUserState"`
 */
export const updateLayoutUserState = defineWrite({
  name: 'updateLayoutUserState',
  call: layouts.updateLayoutUserState,
  ...layoutOfState,
  body: { sectionUserStates: mapOf(object({ collapsed: flag })) },
  settle(engine, state, layout) {
    engine.change(() => {
      for (const key of new Set([layoutUserStateKey(state.id), layoutStateKey(engine, layout)])) {
        putRepresentation(engine, key, state, 'layoutUserState')
      }
    })
    return state
  },
})
