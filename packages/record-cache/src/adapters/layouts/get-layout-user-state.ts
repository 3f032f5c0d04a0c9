import * as layouts from 'contract/ui-api/layouts'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { putRepresentation } from '../../normalise/representations.ts'
import { layoutIdKey, layoutOfState, layoutStateKey } from './layout-state.ts'

/** Reads which sections of a layout the user has collapsed. Records read with that layout bring it too. */
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
