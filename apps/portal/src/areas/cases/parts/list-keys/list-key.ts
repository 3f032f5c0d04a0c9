/** A shortcut that only some lists have. */
export type ListKey = {
  key: string
  /** Its description in the dialog of shortcuts. */
  does: string
  /** @param row - the focused row; null for none. */
  press: (row: Element | null) => void
}
