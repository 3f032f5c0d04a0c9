import { type CallOf, UI_API } from '../call.ts'
import type * as schemas from './apps.schemas.ts'

export const getAllApps: CallOf<typeof schemas.getAllApps> = {
  method: 'GET',
  path: `${UI_API}/apps`,
}

export const getAppDetails: CallOf<typeof schemas.getAppDetails> = {
  method: 'GET',
  path: `${UI_API}/apps/{appId}`,
}

export const getNavItems: CallOf<typeof schemas.getNavItems> = {
  method: 'GET',
  path: `${UI_API}/nav-items`,
}
