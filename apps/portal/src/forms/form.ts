import type { FormEvent, RefObject } from 'react'
import type { AttemptTexts, Outcome, Problems } from './outcome.ts'
import type { DraftOptions } from './use-values.ts'

/** The name of a field of a form. */
export type Name<V> = keyof V & string

/** One attempt to send a form. */
export type Attempt<V> = {
  /** The same for the same content until the server has it: what is made with it is made once. */
  readonly idempotencyKey: string
  /** Reports that the server has the form, when more steps follow: from here on nothing of the form is kept. */
  readonly arrived: () => void
  /**
   * Reports that the server has the form, for a form that stays open: it continues from `saved`, plus the changes made while it was sent.
   * What was kept of it is deleted.
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
  /** What must be corrected before the form is sent, by the rules of `contract`. The server decides again. */
  readonly problemsOf: (values: V) => Problems<V>
  /**
   * Sends it. A thrown `FetchError` becomes what the server said of fields and of the whole; any other error counts as no answer. What
   * comes after `sent` or `leaving` is up to the caller.
   */
  readonly send: (values: V, attempt: Attempt<V>) => Promise<Outcome<V>>
  /** The fields of the form by what the server calls them in a refusal. */
  readonly fieldOf?: Readonly<Record<string, Name<V>>>
  readonly texts?: AttemptTexts
  /** Values for fields that are undefined, such as those prefilled from the address. */
  readonly prefilled?: Partial<V>
  /** What is sent, where that is not the values themselves: two attempts that send the same have one key. */
  readonly contentOf?: (values: V) => unknown
  /** Keeps the form as a draft. Absent for secrets, and for forms that are quickly filled in again. */
  readonly draft?: DraftOptions<V>
  /** What a text that was typed before the code ran changes; absent means the field of its name. */
  readonly adopt?: (field: string, typed: string, values: V) => Partial<V>
  /** The title of a summary of several problems. Without it the focus goes to the first field that is wrong. */
  readonly summary?: (count: number) => string
}

/** What a control takes: `<TextField label="Subject" {...form.field('subject')} />`. */
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
  /** What is wrong with the whole, each in a line. */
  readonly failure: readonly string[]
  /** Says what is wrong with a field once it was begun and left. */
  readonly check: (name: Name<V>) => void
  /** Sends the form; while it is pending, nothing. */
  readonly submit: () => Promise<void>
  readonly isPending: boolean
  /** Grows with every attempt. */
  readonly attempt: number
  /** Forgets what went wrong with the last attempt. */
  readonly forgetFailure: () => void
  /** Empties the form and forgets its draft. */
  readonly startAgain: () => void
  readonly isRestored: boolean
  readonly isKept: boolean
  /** Another tab or device had written this form, and what is typed here has replaced that: shows the other one. Null where not. */
  readonly showReplaced: (() => void) | null
  /** It is filled in, and the server does not have it; `isTouchedNow` checks it at the moment of leaving. */
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
