import type { actions } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'
import { commaList } from '../comma-list.ts'

// The conditions of actions are the same for every feature of a page that asks for them.
export const getFormulaActivations: Handler<typeof actions.getFormulaActivations, CallContext> = (
  { gateway },
  { query },
) =>
  gateway.actions.formulaActivations({
    application: query.application,
    objectApiNames: commaList(query.objectApiNames),
  })
