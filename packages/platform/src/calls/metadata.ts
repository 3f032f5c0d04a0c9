import type * as contract from 'contract'
import { allApps, appDetails } from '../apps/apps.ts'
import { navItemsPage } from '../apps/nav-items.ts'
import { layoutOf } from '../layouts/layout.ts'
import { layoutUserState, updateLayoutUserState } from '../layouts/layout-user-state.ts'
import { pathLayout } from '../layouts/path-layout.ts'
import { objectInfo as readObjectInfo } from '../object-info/object-info.ts'
import { objectInfoDirectory, objectInfos } from '../object-info/object-infos.ts'
import { allPicklistValues, picklistValues } from '../picklists/picklist-values.ts'
import { commaList } from './comma-list.ts'
import type { Handlers } from './handlers.ts'

export const apps: Handlers<typeof contract.apps> = {
  getAllApps: (caller, { query }) => allApps(caller, query),

  getAppDetails: (caller, { params, query }) => appDetails(caller, params.appId, query),

  getNavItems: (caller, { query }) => navItemsPage(caller, { ...query, navItemNames: commaList(query.navItemNames) }),
}

export const objectInfo: Handlers<typeof contract.objectInfo> = {
  getObjectInfoDirectory: (caller) => objectInfoDirectory(caller),

  getObjectInfos: (caller, { params }) => objectInfos(caller, commaList(params.objectApiNames)),

  getObjectInfo: (caller, { params }) => readObjectInfo(caller, params.objectApiName),

  getPicklistValuesByRecordType: (caller, { params }) =>
    allPicklistValues(caller, params.objectApiName, params.recordTypeId),

  getPicklistValues: (caller, { params }) =>
    picklistValues(caller, params.objectApiName, params.recordTypeId, params.fieldApiName),
}

export const layouts: Handlers<typeof contract.layouts> = {
  getLayout: (caller, { params, query }) => layoutOf(caller, params.objectApiName, query),

  getLayoutUserState: (caller, { params, query }) => layoutUserState(caller, params.objectApiName, query),

  updateLayoutUserState: (caller, { params, query, body }) =>
    updateLayoutUserState(caller, params.objectApiName, query, body.sectionUserStates),

  getPathLayout: (caller, { params, query }) => pathLayout(caller, params.objectApiName, query),
}
