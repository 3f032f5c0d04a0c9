import * as apps from 'contract/ui-api/apps'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { howShown } from './how-shown.ts'

/** Reads the apps that the user may open, with the pages that each leads to. */
export const getAllApps = defineRead('getAllApps', apps.getAllApps, lifetimesMs.apps, howShown)
