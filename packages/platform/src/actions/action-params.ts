import { AppError, limits } from 'contract'
import { type ActionSection, actionSections } from '../metadata/action.ts'
import { type FormFactor, formFactorOf } from '../metadata/form-factor.ts'

/** Filters of a request for actions; an absent or empty list means all. Types and sections are case-insensitive. */
export type ActionsParams = {
  actionTypes?: readonly string[] | undefined
  apiNames?: readonly string[] | undefined
  formFactor?: string | undefined
  retrievalMode?: string | undefined
  sections?: readonly string[] | undefined
}

/** The checked {@link ActionsParams}. `query` holds them as query parameters, for the addresses in the answer. */
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
// Every action is on a layout, so both modes have the same answer.
const retrievalModes = ['All', 'PageLayout'] as const

/** @throws AppError `ILLEGAL_QUERY_PARAMETER_VALUE` for an unknown value, `QUERY_TOO_COMPLICATED` for too many names. */
export function actionFilter(params: ActionsParams): ActionFilter {
  const apiNames = params.apiNames?.length ? params.apiNames : null
  if ((apiNames?.length ?? 0) > limits.idsPerRequest) {
    throw new AppError('QUERY_TOO_COMPLICATED', { reason: `more than ${limits.idsPerRequest} actions` })
  }
  if (params.retrievalMode !== undefined) known(retrievalModes, [params.retrievalMode], 'retrievalMode')
  return {
    types: known(actionTypes, params.actionTypes, 'actionTypes'),
    names: apiNames && new Set(apiNames.map((name) => name.toLowerCase())),
    sections: known(actionSections, params.sections, 'sections'),
    formFactor: formFactorOf(params.formFactor),
    query: {
      actionTypes: params.actionTypes?.join(','),
      apiNames: apiNames?.join(','),
      formFactor: params.formFactor,
      retrievalMode: params.retrievalMode,
      sections: params.sections?.join(','),
    },
  }
}

function known<T extends string>(
  words: readonly T[],
  names: readonly string[] | undefined,
  parameter: string,
): ReadonlySet<T> {
  if (!names?.length) return new Set(words)
  return new Set(
    names.map((text) => {
      const match = words.find((word) => word.toLowerCase() === text.toLowerCase())
      if (!match) throw new AppError('ILLEGAL_QUERY_PARAMETER_VALUE', { parameter })
      return match
    }),
  )
}
