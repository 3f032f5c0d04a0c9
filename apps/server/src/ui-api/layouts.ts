import type { Calls } from 'contract/calls'
import type { CallContext } from '../http/call-context.ts'
import type { Implementation } from '../http/implementation.ts'

export const layouts: Implementation<Calls['layouts'], CallContext> = {
  getLayout: ({ gateway }, { params, query }) => gateway.layouts.get(params.objectApiName, query),

  getLayoutUserState: ({ gateway }, { params, query }) => gateway.layouts.userState(params.objectApiName, query),

  updateLayoutUserState: ({ gateway }, { params, query, body }) =>
    gateway.layouts.setUserState(params.objectApiName, query, body.sectionUserStates),

  getPathLayout: ({ gateway }, { params, query }) => gateway.layouts.path(params.objectApiName, query),
}
