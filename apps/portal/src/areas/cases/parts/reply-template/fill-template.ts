/** Values of the template fields by name; '' for unknown. */
type FieldValues = Readonly<Record<string, string>>

/** A template field: a name in braces on one line. */
const FIELD = /(\{[^{}\n]{1,80}\})/g

/** Fills in the fields of a text. Unknown and empty fields stay as they are. */
export function fillTemplate(text: string, values: FieldValues): string {
  return partsOf(text, values)
    .map(({ text: part }) => part)
    .join('')
}

/** A piece of a template: text, a filled field, or an open one. */
type TemplatePart = { text: string; kind: 'words' | 'filled' | 'open' }

/** Splits a template into pieces and fills in its fields, ignoring case. */
export function partsOf(text: string, values: FieldValues): TemplatePart[] {
  const byName = new Map(Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]))
  // Splitting by a pattern with a group: every second piece is a field.
  return text.split(FIELD).map((piece, index): TemplatePart => {
    if (index % 2 === 0) return { text: piece, kind: 'words' }
    const value = byName.get(piece.slice(1, -1).trim().toLowerCase())
    return value ? { text: value, kind: 'filled' } : { text: piece, kind: 'open' }
  })
}

/** The fields that a text still contains, each once. */
export function openFields(text: string): string[] {
  return [...new Set(text.match(FIELD) ?? [])]
}
