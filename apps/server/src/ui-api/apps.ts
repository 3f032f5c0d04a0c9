import type { Calls } from 'contract/calls'
import type { CallContext } from '../http/call-context.ts'
import type { Implementation } from '../http/implementation.ts'
import { commaList } from './comma-list.ts'

export const apps: Implementation<Calls['apps'], CallContext> = {
  getAllApps: ({ gateway }, { query }) => gateway.apps.all(query),

  getAppDetails: ({ gateway }, { params, query }) => gateway.apps.get(params.appId, query),

  getNavItems: ({ gateway }, { query }) =>
    gateway.apps.navItems({
      formFactor: query.formFactor,
      navItemNames: commaList(query.navItemNames),
      page: query.page,
      pageSize: query.pageSize,
    }),
}
