/** One or several words that stand for another word; `isStart` finds all words that start so. */
export type Form = { words: readonly string[]; isStart: boolean }

/** What else stands for words, such as other endings. */
export type WordForms = {
  /** By the word in small letters. */
  of: ReadonlyMap<string, readonly Form[]>
  /** Words in small letters that are not looked for where there are others, such as "the". */
  idle: ReadonlySet<string>
  /** One of the words is enough. */
  isAny: boolean
}

export const noForms: WordForms = { of: new Map(), idle: new Set(), isAny: false }
