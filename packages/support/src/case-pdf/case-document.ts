/** A fact under the title: a short label and its value. */
export type CaseDocumentFact = { label: string; value: string }

/** One entry of a section: who or what, when, and the text. */
export type CaseDocumentEntry = { head: string; paragraphs: string[] }

/** A part under a heading of its own; `note` says in one line what is left out, or that the section is empty. */
export type CaseDocumentSection = {
  heading: string
  paragraphs: string[]
  entries: CaseDocumentEntry[]
  note: string | null
}

/** A case to save, as plain values; the server renders it as a PDF. */
export type CaseDocument = {
  /** Without a folder, with its ending. */
  fileName: string
  title: string
  /** The line under the title. */
  subtitle: string
  facts: CaseDocumentFact[]
  sections: CaseDocumentSection[]
  /** Shown on every page. */
  footer: string
  /** A language tag. */
  language: string
  /** ISO 8601 in UTC. */
  madeAt: string
}
