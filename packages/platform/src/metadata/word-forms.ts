/** One or several words as an alternative for a word; with `isStart` they match as prefixes. */
export type Form = { words: readonly string[]; isStart: boolean }

/** Alternatives for words, such as other endings. */
export type WordForms = {
  /** By the lower-case word. */
  of: ReadonlyMap<string, readonly Form[]>
  /** Stop words in lower case, such as "the": ignored unless the text has no other words. */
  stopWords: ReadonlySet<string>
  /** Whether a row matches with any of the words, instead of all. */
  isAny: boolean
}

export const noForms: WordForms = { of: new Map(), stopWords: new Set(), isAny: false }
