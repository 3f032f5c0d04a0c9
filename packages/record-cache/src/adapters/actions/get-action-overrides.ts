import * as actions from 'contract/ui-api/actions'
import { flag, maybe, name, text } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'

/** Reads which standard actions of an object lead to a page of the application; `type` narrows them to one action. */
export const getActionOverrides = defineRead('getActionOverrides', actions.getActionOverrides, lifetimesMs.actions, {
  objectApiName: name,
  defaultTemplateOnly: maybe(flag),
  type: maybe(text),
})
