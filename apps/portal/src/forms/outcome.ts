import { failureTexts } from 'contract'
import { isRefused } from '../records/is-refused.ts'

/** The problems of fields by name, one message each. */
export type Problems<V> = { readonly [Name in keyof V & string]?: string | undefined }

/** Why a form was rejected: problems of fields, and failures of the whole form. */
export type Refusal<V> = { readonly problems?: Problems<V>; readonly failure?: readonly string[] }

/**
 * The result of sending a form: `sent`; `continueWith`, if the form stays open with these changes to its values; `leaving`, if the form
 * stays pending until another page opens; or a refusal.
 */
export type Outcome<V> = 'sent' | { readonly continueWith: Partial<V> } | 'leaving' | Refusal<V>

/** Messages for an attempt that fails as a whole. */
export type AttemptTexts = {
  /** The browser is offline, so nothing was sent. */
  readonly offline: string
  /** No answer or a fault: whether the server has the form is unknown. A retry takes effect once. */
  readonly noAnswer: string
  /** The heading above the reasons of a refusal. Absent where the reasons are enough. */
  readonly refused?: string
}

export const attemptTexts: AttemptTexts = {
  offline: failureTexts.NO_CONNECTION,
  noAnswer: failureTexts.NO_ANSWER,
}

/** The refusal for an error: the server's reasons at their fields, or the message that there was no answer. */
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
  // A proxy between the browser and the portal may reject a request without a reason.
  const isSilent = failure.length === 0 && Object.keys(problems).length === 0
  return { problems, failure: isSilent ? [texts.noAnswer] : failure }
}
