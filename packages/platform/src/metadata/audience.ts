/** Who knows of a part of the metadata (a picklist value, a record type, a scope); absent properties mean everyone. */
export type Audience = {
  /** Known to internal people only. */
  internal?: boolean
  /** Known to these profiles only. */
  profiles?: readonly string[]
}
