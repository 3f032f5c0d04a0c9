/** A fact under the title of a print: a short label and its value. */
export type PrintFact = { label: string; value: string }

/** One piece of a section: who or what, when, and the words. */
export type PrintEntry = { head: string; paragraphs: string[] }

/** A part under a heading of its own; `note` says in one line what is left out or that there is nothing. */
export type PrintSection = { heading: string; paragraphs: string[]; entries: PrintEntry[]; note: string | null }

/** What people save to read elsewhere, as plain text values without looks: whoever makes the file draws it. */
export type PrintDocument = {
  /** Without a folder, with its ending. */
  fileName: string
  title: string
  /** The line under the title. */
  subtitle: string
  facts: PrintFact[]
  sections: PrintSection[]
  /** Shown on every page. */
  footer: string
  /** A language tag. */
  language: string
  /** ISO 8601 in UTC. */
  madeAt: string
}
