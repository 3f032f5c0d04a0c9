import * as actions from 'contract/ui-api/actions'
import { list, maybe, name } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'

/** Reads the conditions under which the actions of objects are offered; of all objects when none is named. */
export const getFormulaActivations = defineRead(
  'getFormulaActivations',
  actions.getFormulaActivations,
  lifetimesMs.formulaActivations,
  { actionFeature: name, application: maybe(name), objectApiNames: list },
)
