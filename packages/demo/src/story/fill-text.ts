/**
 * Puts the particulars of a case into a text.
 *
 * @throws Error for a name in braces that nobody gave a value.
 */
export function fillText(text: string, particulars: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = particulars[name]
    if (value === undefined) throw new Error(`No value for {${name}} in: ${text}`)
    return value
  })
}

/** A day as people write it here: `Nov 26, 2026`. */
export function dayInWords(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  )
}
