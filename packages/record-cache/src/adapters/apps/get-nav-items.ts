import * as apps from 'contract/ui-api/apps'
import { integer, list, maybe, text } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'

/** Reads one page of the navigation, or the items of some names; pages count from 0. */
export const getNavItems = defineRead('getNavItems', apps.getNavItems, lifetimesMs.navItems, {
  formFactor: maybe(text),
  navItemNames: list,
  page: maybe(integer),
  pageSize: maybe(integer),
})
