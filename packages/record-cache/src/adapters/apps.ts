import * as apps from 'contract/ui-api/apps'
import { flag, integer, list, maybe, name, text, withParts } from '../define/check.ts'
import { defineRead } from '../define/define-read.ts'
import * as lifetimesMs from '../lifetimes.ts'

/** The screen for which apps are requested (`Large`, `Medium`, `Small`), and whether in the user's own arrangement. */
export const howShown = { formFactor: maybe(text), userCustomizations: maybe(flag) }

/** Reads the apps that the user may open, with the navigation of each. */
export const getAllApps = defineRead('getAllApps', apps.getAllApps, lifetimesMs.apps, howShown)

/** Reads one app, by its id or its developer name. */
export const getAppDetails = defineRead(
  'getAppDetails',
  apps.getAppDetails,
  lifetimesMs.apps,
  withParts(howShown, { appId: name }),
)

/** Reads one page of the navigation, or the items of some names; pages count from 0. */
export const getNavItems = defineRead('getNavItems', apps.getNavItems, lifetimesMs.navItems, {
  formFactor: maybe(text),
  navItemNames: list,
  page: maybe(integer),
  pageSize: maybe(integer),
})
