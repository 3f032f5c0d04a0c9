import type { FormEvent, RefObject } from 'react'
import type { AttemptTexts, Outcome, Problems } from './outcome.ts'
import type { DraftOptions } from './use-values.ts'

/** The name of a field of a form. */
export type Name<V> = keyof V & string

/** One attempt to send a form. */
export type Attempt<V> = {
  /** The same for equal content until the server has it, so that a retry takes effect once. */
  readonly idempotencyKey: string
  /** Reports that the server has the form while more steps follow: its draft is deleted and no longer written. */
  readonly arrived: () => void
  /**
   * Reports that the server has the form, for a form that stays open: it continues from `saved`, plus the changes made during the request.
   * Its draft is deleted.
   */
  readonly stored: (saved: V) => void
}

export type FormOptions<V> = {
  /** Starts the ids of the controls, as in `case-subject`. */
  readonly id: string
  /** The initial values. Later ones, such as those of a record that another user has saved since, replace an untouched form. */
  readonly empty: V
  /** The fields in the order they are shown. */
  readonly fields: readonly Name<V>[]
  /** Problems to fix before the form is sent, by the rules of `contract`. The server validates again. */
  readonly problemsOf: (values: V) => Problems<V>
  /**
   * Sends the form. A thrown `FetchError` becomes a refusal with the reasons of the server; any other error counts as no answer. The caller
   * handles `sent` and `leaving`.
   */
  readonly send: (values: V, attempt: Attempt<V>) => Promise<Outcome<V>>
  /** The fields of the form by the field names in refusals of the server. */
  readonly fieldOf?: Readonly<Record<string, Name<V>>>
  readonly texts?: AttemptTexts
  /** Values for fields that are undefined, such as those prefilled from the address. */
  readonly prefilled?: Partial<V>
  /** The content that is sent, if it is not the values themselves. Attempts with equal content share an idempotency key. */
  readonly contentOf?: (values: V) => unknown
  /** Keeps the form as a draft. Absent for secrets, and for forms that are quick to fill in. */
  readonly draft?: DraftOptions<V>
  /** Maps a text typed before hydration to values; absent means the field with this name. */
  readonly adopt?: (field: string, typed: string, values: V) => Partial<V>
  /** The title of a summary of several problems. Without it the focus goes to the first invalid field. */
  readonly summary?: (count: number) => string
}

/** The props of a control: `<TextField label="Subject" {...form.field('subject')} />`. */
export type FieldProps<T> = {
  readonly id: string
  readonly name: string
  readonly value: T
  readonly onChange: (value: T) => void
  readonly onBlur: () => void
  readonly error: string | undefined
}

export type Form<V> = {
  readonly values: V
  readonly change: (changed: Partial<V>) => void
  readonly field: <N extends Name<V>>(name: N) => FieldProps<V[N]>
  readonly problems: Problems<V>
  /** Failures of the whole form, one line each. */
  readonly failure: readonly string[]
  /** Validates a field that the user has filled in and left. */
  readonly check: (name: Name<V>) => void
  /** Sends the form; does nothing while it is pending. */
  readonly submit: () => Promise<void>
  readonly isPending: boolean
  /** Grows with every attempt. */
  readonly attempt: number
  /** Clears the problems of the last attempt. */
  readonly forgetFailure: () => void
  /** Empties the form and removes its draft. */
  readonly startAgain: () => void
  readonly isRestored: boolean
  readonly isKept: boolean
  /** Shows the version of another tab or device that this input overwrote; null if there is none. */
  readonly showReplaced: (() => void) | null
  /** The form has changes that the server does not have; `isTouchedNow` checks that at the moment of leaving. */
  readonly isTouched: boolean
  readonly isTouchedNow: () => boolean
  /** Whether the form's screen is unmounted: an answer that arrives then must not navigate. */
  readonly isGone: () => boolean
  readonly formProps: {
    readonly id: string
    readonly ref: RefObject<HTMLFormElement | null>
    readonly noValidate: true
    /** Without JavaScript, or before hydration, the browser posts the form to the address of the page. */
    readonly method: 'post'
    readonly onSubmit: (event: FormEvent) => void
  }
  /** The problems of the fields in their order, for a summary. */
  readonly failures: readonly { fieldId: string; message: string }[]
  readonly summary: ((count: number) => string) | undefined
  readonly notice: RefObject<HTMLDivElement | null>
}
