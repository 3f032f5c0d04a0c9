/** One choice of a picklist or select. */
export interface Option {
  value: string
  label: string
  /** Distinguishes options with similar labels; shown in small letters below the label. */
  detail?: string | undefined
}

/** Keeps the options whose label contains the query, case ignored; an empty query keeps all. */
export function filterOptions<T extends Option>(options: readonly T[], query: string): readonly T[] {
  const wanted = query.trim().toLowerCase()
  return wanted === '' ? options : options.filter((option) => option.label.toLowerCase().includes(wanted))
}

/** Splits a label into before, match and after; without a match `before` is the whole label. */
export function splitAtMatch(label: string, query: string): { before: string; match: string; after: string } {
  const wanted = query.trim().toLowerCase()
  const lower = label.toLowerCase()
  // Some letters have another length in lower case. Positions would then be wrong, so nothing is marked.
  const start = wanted === '' || lower.length !== label.length ? -1 : lower.indexOf(wanted)
  if (start < 0) return { before: label, match: '', after: '' }
  const end = start + wanted.length
  return { before: label.slice(0, start), match: label.slice(start, end), after: label.slice(end) }
}
