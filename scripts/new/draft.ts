/** The repository as a generator reads it: paths from its root. */
export type Tree = {
  /** The text of a file; null where there is none. */
  read(path: string): string | null
  /** The paths of the files of a folder and of those within it. */
  filesIn(folder: string): readonly string[]
}

/** What a new thing consists of. */
export type Draft = {
  readonly read: Tree['read']
  readonly filesIn: Tree['filesIn']
  /** @throws Error when the file exists. */
  create(path: string, text: string): void
  /** Changes a file; where `change` finds no place (null), the line is printed for the developer instead. */
  edit(path: string, line: string, change: (text: string) => string | null): void
  /** A step that the developer does: a line of a file, or a command. */
  tell(step: string): void
  /** A test that walks all things of the kind, and must hold with the new one. */
  prove(path: string): void
  /** New and changed files by path. */
  readonly files: ReadonlyMap<string, string>
  readonly steps: readonly string[]
  /** The tests that show when the work is done: those that were written, then those of all things of the kind. */
  readonly tests: readonly string[]
}

/** Starts with nothing changed; what was written is read again from the draft. */
export function startDraft(tree: Tree): Draft {
  const files = new Map<string, string>()
  const steps: string[] = []
  const written: string[] = []
  const proofs: string[] = []
  const read = (path: string): string | null => files.get(path) ?? tree.read(path)
  return {
    read,
    filesIn: (folder) =>
      [...new Set([...tree.filesIn(folder), ...files.keys()])].filter((path) => path.startsWith(`${folder}/`)),
    create(path, text) {
      if (read(path) !== null) throw new Error(`${path} exists already; nothing was written.`)
      files.set(path, text)
      if (/\.test\.tsx?$/.test(path)) written.push(path)
    },
    edit(path, line, change) {
      const text = read(path)
      const changed = text === null ? null : change(text)
      if (changed === null) steps.push(`add to ${path}: ${line}`)
      else files.set(path, changed)
    },
    tell: (step) => void steps.push(step),
    prove: (path) => void proofs.push(path),
    files,
    steps,
    get tests() {
      return [...written, ...proofs]
    },
  }
}
