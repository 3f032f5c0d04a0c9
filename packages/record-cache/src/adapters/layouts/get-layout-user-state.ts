import { layouts } from 'contract'
import { defineRead } from '../../define/define-read.ts'
import { layoutUserStateKey } from '../../keys.ts'
import { layoutOfState, layoutStateKey } from './layout-state.ts'

/** Reads which sections of a layout the user has collapsed. Records read with that layout bring it too. */
export const getLayoutUserState = defineRead({
  name: 'getLayoutUserState',
  call: layouts.getLayoutUserState,
  lifetime: 'layoutUserState',
  ...layoutOfState,
  key: (state, engine) => layoutStateKey(engine, state),
  also: (state) => [[layoutUserStateKey(state.id), state]],
})
