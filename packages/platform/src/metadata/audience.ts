/** The audience of a part of the metadata, such as a picklist value, a record type or a scope; absent properties mean everyone. */
export type Audience = {
  /** Visible to internal users only. */
  internal?: boolean
  /** Visible to these profiles only. */
  profiles?: readonly string[]
}
