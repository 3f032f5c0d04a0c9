import type { Calls } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Implementation } from '../../http/implementation.ts'
import { getAllApps } from './get-all-apps.ts'
import { getAppDetails } from './get-app-details.ts'
import { getNavItems } from './get-nav-items.ts'

export const apps: Implementation<Calls['apps'], CallContext> = {
  getAllApps,
  getAppDetails,
  getNavItems,
}
