/** A natively posted form that was rejected: its values without secrets, and its problems. */
export type PostedForm = {
  readonly form: string
  readonly values: Readonly<Record<string, unknown>>
  readonly problems: Readonly<Record<string, string | undefined>>
  readonly failure: readonly string[]
}
