/** One or several words as an alternative for a word; with `isStart` they match as prefixes. */
export type Form = { words: readonly string[]; isStart: boolean }

/** Alternatives for words, such as other endings. */
export type WordForms = {
  /** By the word in small letters. */
  of: ReadonlyMap<string, readonly Form[]>
  /** Stop words in lower case, such as "the": ignored unless the text has no other words. */
  idle: ReadonlySet<string>
  /** One of the words is enough. */
  isAny: boolean
}

export const noForms: WordForms = { of: new Map(), idle: new Set(), isAny: false }
