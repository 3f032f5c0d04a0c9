/** A stored value: text (also ids, dates and times), number, flag or nothing. */
export type Scalar = string | number | boolean | null

/** A whole row by field name. */
export type Row = Map<string, Scalar>
