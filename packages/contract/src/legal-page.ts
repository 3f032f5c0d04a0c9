/** One version of a legal page; `versions` lists all that can be read, the current one first. */
export type LegalPage = {
  title: string
  version: string
  /** The first day on which it is effective, as `2025-03-01`. */
  effective: string
  /** Cleaned. */
  html: string
  versions: readonly string[]
}
