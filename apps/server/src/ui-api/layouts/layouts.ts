import type { Calls } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Implementation } from '../../http/implementation.ts'
import { getLayout } from './get-layout.ts'
import { getLayoutUserState } from './get-layout-user-state.ts'
import { getPathLayout } from './get-path-layout.ts'
import { updateLayoutUserState } from './update-layout-user-state.ts'

export const layouts: Implementation<Calls['layouts'], CallContext> = {
  getLayout,
  getLayoutUserState,
  updateLayoutUserState,
  getPathLayout,
}
