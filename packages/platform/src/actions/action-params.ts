import { AppError, limits } from 'contract'
import { type ActionSection, actionSections } from '../metadata/action.ts'
import { type FormFactor, formFactorOf } from '../metadata/form-factor.ts'

/** Which actions are wanted; absent or empty lists mean all. Names of types and sections are taken in any case. */
export type ActionsParams = {
  actionTypes?: readonly string[] | undefined
  apiNames?: readonly string[] | undefined
  formFactor?: string | undefined
  retrievalMode?: string | undefined
  sections?: readonly string[] | undefined
}

/** {@link ActionsParams}, checked. `query` is the part of an address that asks for the same. */
export type ActionFilter = {
  types: ReadonlySet<string>
  names: ReadonlySet<string> | null
  sections: ReadonlySet<ActionSection>
  formFactor: FormFactor
  query: Readonly<Record<string, string | undefined>>
}

const actionTypes = [
  'ActionLink',
  'CustomButton',
  'InvocableAction',
  'ProductivityAction',
  'QuickAction',
  'StandardButton',
]
// Every action is on a layout, so that both modes answer the same.
const retrievalModes = ['All', 'PageLayout'] as const

/** @throws AppError `ILLEGAL_QUERY_PARAMETER_VALUE` for a word that is none, `QUERY_TOO_COMPLICATED`. */
export function actionFilter(asked: ActionsParams): ActionFilter {
  const apiNames = asked.apiNames?.length ? asked.apiNames : null
  if ((apiNames?.length ?? 0) > limits.idsPerRequest) {
    throw new AppError('QUERY_TOO_COMPLICATED', { reason: `more than ${limits.idsPerRequest} actions` })
  }
  if (asked.retrievalMode !== undefined) known(retrievalModes, [asked.retrievalMode], 'retrievalMode')
  return {
    types: known(actionTypes, asked.actionTypes, 'actionTypes'),
    names: apiNames && new Set(apiNames.map((name) => name.toLowerCase())),
    sections: known(actionSections, asked.sections, 'sections'),
    formFactor: formFactorOf(asked.formFactor),
    query: {
      actionTypes: asked.actionTypes?.join(','),
      apiNames: apiNames?.join(','),
      formFactor: asked.formFactor,
      retrievalMode: asked.retrievalMode,
      sections: asked.sections?.join(','),
    },
  }
}

function known<T extends string>(
  words: readonly T[],
  asked: readonly string[] | undefined,
  parameter: string,
): ReadonlySet<T> {
  if (!asked?.length) return new Set(words)
  return new Set(
    asked.map((text) => {
      const found = words.find((word) => word.toLowerCase() === text.toLowerCase())
      if (!found) throw new AppError('ILLEGAL_QUERY_PARAMETER_VALUE', { parameter })
      return found
    }),
  )
}
