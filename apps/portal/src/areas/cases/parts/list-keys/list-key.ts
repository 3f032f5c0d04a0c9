/** A key of a list beside those that every list has. */
export type ListKey = {
  key: string
  /** What it does, as the list of the keys says it. */
  does: string
  /** @param row - the row that has the focus; null without one. */
  press: (row: Element | null) => void
}
