/** The start of a text for a list, cut between words where it has any, with `…` in place of the rest. */
export function shortened(text: string, characters: number): string {
  if (text.length <= characters) return text
  const start = text.slice(0, characters)
  const end = start.lastIndexOf(' ')
  // The last unit may be the first half of a character.
  const kept = end > 0 ? start.slice(0, end) : start.slice(0, -1).replace(/[\ud800-\udbff]$/, '')
  return `${kept.trimEnd()}…`
}
