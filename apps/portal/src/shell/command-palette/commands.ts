/** Something that can be chosen by its name. */
export type Command = { id: string; label: string; run: () => void }

/** The commands whose names have all words of a text, in any case; all of them for an empty text. */
export function matching(commands: readonly Command[], text: string): Command[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return commands.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
}

/** The case number that a text is: digits alone, with or without the zeros before it; null for another text. */
export function caseNumberIn(text: string): string | null {
  const digits = text.trim()
  return /^\d{4,8}$/.test(digits) ? digits.padStart(8, '0') : null
}
