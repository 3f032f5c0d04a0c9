/** What a kind of thing consists of: files to write, and lines that a person adds where they fit. */
export type ThingFiles = { files: Readonly<Record<string, string>>; linesToAdd: readonly string[] }
