/** Who can see a part of the metadata (a picklist value, a record type, a scope); absent properties mean everyone. */
export type Audience = {
  /** Visible to internal people only. */
  internal?: boolean
  /** Visible to these profiles only. */
  profiles?: readonly string[]
}
