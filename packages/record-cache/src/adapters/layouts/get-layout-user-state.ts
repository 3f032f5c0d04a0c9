import { layouts } from 'contract'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { layoutIdKey, layoutOfState, layoutStateKey } from './layout-state.ts'

/** Reads which sections of a layout the user has collapsed. Records read with that layout bring it too. */
export const getLayoutUserState = defineRead({
  name: 'getLayoutUserState',
  call: layouts.getLayoutUserState,
  lifetime: lifetimesMs.layoutUserState,
  ...layoutOfState,
  currentKey: (state, engine) => layoutStateKey(engine, state),
  also: ({ id }, _engine, state) => [[layoutIdKey(state), id, lifetimesMs.other]],
})
