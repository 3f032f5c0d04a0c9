import { parse } from 'node:path'

type Graph = {
  getModuleInfo: (id: string) => { readonly code: string | null; readonly importers: readonly string[] } | null
}

/** The most used screens: none of them loads a shared module that it does not use. */
const keyScreens = ['home', 'case-manager', 'case-detail', 'open-case']

/** Modules that only re-export others. */
const EXPORTS = /\/packages\/[\w-]+\/src\/(index|icons\/icons)\.ts$/

/**
 * Which modules share a file: `start` has the code of every page, `article` that of article pages, and each set of key screens
 * has one file with the modules that exactly these screens share, larger sets first. The imports of a module are used by at least the same
 * screens, so no two files import each other. The bundler places all other modules.
 */
export function sharedFiles() {
  const usersOf = createUsersOf()
  const fileOf = (id: string, graph: Graph): string | null => {
    const screens = new Set(
      usersOf(id, graph).flatMap((user) => /\/screens\/([\w-]+)\/\w+Screen\.tsx/.exec(user)?.[1] ?? []),
    )
    return screens.size < 2 ? null : nameOf(keyScreens.filter((screen) => screens.has(screen)))
  }
  const files = new Map<string, string | null>()
  const sets = Array.from({ length: 2 ** keyScreens.length - 1 }, (_, set) =>
    keyScreens.filter((_, index) => (set + 1) & (1 << index)),
  )
  const shared = sets
    .sort((a, b) => b.length - a.length)
    .map((screens, index) => ({
      name: (id: string, graph: Graph): string | null => {
        if (!files.has(id)) files.set(id, fileOf(id, graph))
        return files.get(id) === nameOf(screens) ? nameOf(screens) : null
      },
      debugName: nameOf(screens),
      priority: sets.length - index,
    }))
  return [
    { name: 'start', test: /\/portal\/src\/(entry\.client|root)\.tsx/, priority: sets.length + 2 },
    { name: 'article', test: /\/screens\/article\/ArticleScreen\.tsx/, priority: sets.length + 1 },
    ...shared,
  ]
}

const nameOf = (screens: readonly string[]): string =>
  ['shared', ...screens.map((screen) => keyScreens.indexOf(screen))].join('-')

/** The module and all its direct and indirect importers. Through a re-exporting module, only importers of the re-exported names count. */
function createUsersOf() {
  const importedNames = new Map<string, ReadonlySet<string>>()
  const namesImportedBy = (user: string, graph: Graph): ReadonlySet<string> => {
    const known = importedNames.get(user)
    if (known) return known
    const lists = (graph.getModuleInfo(user)?.code ?? '').matchAll(/\bimport\s*\{([^}]*)\}\s*from/g)
    const names = new Set([...lists].flatMap(([, list = '']) => namesIn(list).map(([name]) => name)))
    importedNames.set(user, names)
    return names
  }
  /** The names that `exporter` re-exports from a module: each alone, or all under one name. */
  const namesOf = (id: string, exporter: string, graph: Graph) =>
    [
      ...(graph.getModuleInfo(exporter)?.code ?? '').matchAll(
        /\bexport\s*(?:\{([^}]*)\}|\*\s*as\s+(\w+))\s*from\s*["']([^"']+)["']/g,
      ),
    ]
      .filter(([, , , from = '']) => parse(from).name === parse(id).name)
      .flatMap(([, list, all = '']) => (list === undefined ? namesIn(all) : namesIn(list)))
  const usersOfNames = (exporter: string, names: readonly string[], graph: Graph): string[] =>
    (graph.getModuleInfo(exporter)?.importers ?? []).flatMap((importer) => {
      if (EXPORTS.test(importer)) {
        const passedOn = namesOf(exporter, importer, graph).filter(([name]) => names.includes(name))
        return usersOfNames(
          importer,
          passedOn.map(([, name]) => name),
          graph,
        )
      }
      const imported = namesImportedBy(importer, graph)
      return names.some((name) => imported.has(name)) ? [importer] : []
    })
  return (id: string, graph: Graph): string[] => {
    const users = new Set([id])
    for (const user of users) {
      for (const importer of graph.getModuleInfo(user)?.importers ?? []) {
        if (!EXPORTS.test(importer)) users.add(importer)
        else {
          const names = namesOf(user, importer, graph).map(([, name]) => name)
          for (const next of usersOfNames(importer, names, graph)) users.add(next)
        }
      }
    }
    return [...users]
  }
}

/** The names in a list of exports; `a as b` is the name `a` with the alias `b`. */
const namesIn = (list: string): [name: string, otherName: string][] =>
  list.split(',').map((entry) => {
    const [name = '', otherName = name] = entry.trim().split(/\s+as\s+/)
    return [name, otherName]
  })
