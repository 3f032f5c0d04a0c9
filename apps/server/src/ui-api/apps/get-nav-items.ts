import type { apps } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'
import { commaList } from '../comma-list.ts'

export const getNavItems: Handler<typeof apps.getNavItems, CallContext> = ({ gateway }, { query }) =>
  gateway.apps.navItems({
    formFactor: query.formFactor,
    navItemNames: commaList(query.navItemNames),
    page: query.page,
    pageSize: query.pageSize,
  })
