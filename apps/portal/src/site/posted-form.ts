/** A form that the browser sent by itself and that was not taken: what was typed, but no secret, and what is wrong with it. */
export type PostedForm = {
  readonly form: string
  readonly values: Readonly<Record<string, unknown>>
  readonly problems: Readonly<Record<string, string | undefined>>
  readonly failure: readonly string[]
}
