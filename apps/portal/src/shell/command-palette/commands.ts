/** A command of the palette. */
export type Command = { id: string; label: string; run: () => void }

/** The commands whose labels contain all words of a text, ignoring case; all commands for an empty text. */
export function matching(commands: readonly Command[], text: string): Command[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return commands.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
}
