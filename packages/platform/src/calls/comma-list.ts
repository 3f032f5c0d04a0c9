/** The parts of a comma-joined list, without blanks around them; undefined stays undefined and an empty text is an empty list. */
export function commaList(text: string): string[]
export function commaList(text: string | undefined): string[] | undefined
export function commaList(text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
