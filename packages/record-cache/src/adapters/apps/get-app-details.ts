import * as apps from 'contract/ui-api/apps'
import { name } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { howShown } from './how-shown.ts'

/** Reads one app, by its id or its developer name. */
export const getAppDetails = defineRead('getAppDetails', apps.getAppDetails, lifetimesMs.apps, {
  appId: name,
  ...howShown,
})
