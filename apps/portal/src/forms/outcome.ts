import { failureTexts } from 'contract'
import { isRefused } from '../records/is-refused.ts'

/** What is wrong with fields, by their names: one message each. */
export type Problems<V> = { readonly [Name in keyof V & string]?: string | undefined }

/** Why a form was not taken: problems of fields, and what is wrong with the whole. */
export type Refusal<V> = { readonly problems?: Problems<V>; readonly failure?: readonly string[] }

/**
 * What came of sending a form: a refusal; `sent`, after which it can be sent again, with `continueWith` changed in it; or `leaving`, when
 * another page follows and the form stays pending until then.
 */
export type Outcome<V> = 'sent' | { readonly continueWith: Partial<V> } | 'leaving' | Refusal<V>

/** What is said when an attempt fails as a whole. */
export type AttemptTexts = {
  /** There is no connection, so nothing was sent. */
  readonly offline: string
  /** Whether the server has it is not known: no answer came, or a fault. The same attempt again is made once. */
  readonly noAnswer: string
  /** The server refused it: shown before its reasons. Absent where the reasons say it all. */
  readonly refused?: string
}

export const attemptTexts: AttemptTexts = {
  offline: failureTexts.NO_CONNECTION,
  noAnswer: failureTexts.NO_ANSWER,
}

/** What an error of a sent form says: the server's reasons at their fields, or that there was no answer. */
export function refusalOf<V>(
  error: unknown,
  texts: AttemptTexts,
  fieldOf: Readonly<Record<string, keyof V & string>>,
): Refusal<V> {
  if (!isRefused(error)) return { failure: [texts.noAnswer] }
  const problems: { [Name in keyof V & string]?: string } = {}
  const reasons: string[] = []
  for (const { field, message } of error.errors) {
    const name = field !== undefined && Object.hasOwn(fieldOf, field) ? fieldOf[field] : undefined
    if (name === undefined) reasons.push(message)
    else problems[name] ??= message
  }
  const failure = [texts.refused ?? '', ...reasons].filter((text) => text !== '')
  // Something between the browser and the portal may refuse without a reason.
  const isSilent = failure.length === 0 && Object.keys(problems).length === 0
  return { problems, failure: isSilent ? [texts.noAnswer] : failure }
}
