/** A stored value: text (also ids, dates and times), number, flag or nothing. */
export type Scalar = string | number | boolean | null

/** The text of a value; null for none, and for a number or a flag. */
export const textOf = (value: Scalar | undefined): string | null => (typeof value === 'string' ? value : null)

/** A whole row by field name. */
export type Row = Map<string, Scalar>
