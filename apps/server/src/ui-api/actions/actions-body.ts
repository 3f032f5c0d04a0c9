import type { actions, ExchangeOf } from 'contract'

type ActionsBody = ExchangeOf<typeof actions.getRelatedListActions>['body']

/** Which actions a body asks for; null means the same as absent. */
export function actionsBody({ actionTypes, apiNames, formFactor, retrievalMode, sections }: ActionsBody) {
  return {
    actionTypes: actionTypes ?? undefined,
    apiNames: apiNames ?? undefined,
    formFactor: formFactor ?? undefined,
    retrievalMode: retrievalMode ?? undefined,
    sections: sections ?? undefined,
  }
}
