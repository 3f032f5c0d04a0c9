/** What fields stand for, by their names; '' where there is nothing to say. */
type FieldValues = Readonly<Record<string, string>>

/** A field of a template: a name in braces on one line. */
const FIELD = /(\{[^{}\n]{1,80}\})/g

/** The text with its fields filled in. Those that are not known, or are empty for this case, stay as they are. */
export function fillTemplate(text: string, values: FieldValues): string {
  return partsOf(text, values)
    .map(({ text: part }) => part)
    .join('')
}

/** A piece of a template: plain words, a field that is filled in, or one that is not. */
type TemplatePart = { text: string; kind: 'words' | 'filled' | 'open' }

/** A template piece by piece, with its fields filled in, however they are capitalized. */
export function partsOf(text: string, values: FieldValues): TemplatePart[] {
  const byName = new Map(Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]))
  // Split by a pattern with a group, every second piece is a field.
  return text.split(FIELD).map((piece, index): TemplatePart => {
    if (index % 2 === 0) return { text: piece, kind: 'words' }
    const value = byName.get(piece.slice(1, -1).trim().toLowerCase())
    return value ? { text: value, kind: 'filled' } : { text: piece, kind: 'open' }
  })
}

/** The fields that a text still holds, as they are written, each once. */
export function openFields(text: string): string[] {
  return [...new Set(text.match(FIELD) ?? [])]
}
