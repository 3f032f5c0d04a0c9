import { defineCall, UI_API } from '../call.ts'
import type * as schemas from './apps.schemas.ts'

export const apps = {
  getAllApps: defineCall<typeof schemas.getAllApps>({
    method: 'GET',
    path: `${UI_API}/apps`,
    summary: 'The apps that the caller may open, with their navigation.',
  }),
  getAppDetails: defineCall<typeof schemas.getAppDetails>({
    method: 'GET',
    path: `${UI_API}/apps/{appId}`,
    summary: 'One app, by its id or developer name.',
  }),
  getNavItems: defineCall<typeof schemas.getNavItems>({
    method: 'GET',
    path: `${UI_API}/nav-items`,
    summary: 'One page of the navigation of all apps of the caller; pages count from 0.',
  }),
}
