import type { actions, ExchangeOf } from 'contract'
import { commaList } from '../comma-list.ts'

type ActionsQuery = ExchangeOf<typeof actions.getGlobalActions>['query']

/** Which actions a query asks for. */
export function actionsQuery(query: ActionsQuery) {
  return {
    actionTypes: commaList(query.actionTypes),
    apiNames: commaList(query.apiNames),
    formFactor: query.formFactor,
    retrievalMode: query.retrievalMode,
    sections: commaList(query.sections),
  }
}
