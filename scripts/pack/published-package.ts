import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../project.mjs'

/** The packages that are published. One that uses another comes after it. */
export const publishedPackages = ['record-cache', 'record-cache-react'] as const

/** What the types of the private packages are made of; `includeSchemaTypes` gives the built types what they need of it. */
const usedByTypes = ['typebox']

/** The private packages whose programs a package brings. */
export const programsOf: { readonly [name in PublishedName]?: string } = { 'record-cache': 'record-cache-cli' }

export type PublishedName = (typeof publishedPackages)[number]

type Manifest = {
  name: string
  version: string
  private: boolean
  exports: Record<string, string>
  bin?: Record<string, string>
  dependencies: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  [other: string]: unknown
}

/** A package as this repository uses it, from its sources, and as others install it. */
export type PublishedPackage = {
  /** Its folder in this repository. */
  folder: string
  /** The source file of each entry by the path of the built one, without its ending: `hydration` of `record-cache/hydration`. */
  entries: Record<string, string>
  /** Whether an import stays one in the built files. */
  isExternal: (specifier: string) => boolean
  /** Its package.json as others install it. */
  manifest: Record<string, unknown>
}

/** Reads how a package is published from its package.json: what is private is built in, what is published is a dependency. */
export async function publishedPackage(name: PublishedName): Promise<PublishedPackage> {
  const folder = join(root, 'packages', name)
  const source = await manifestOf(name)
  const { private: _private, exports, dependencies, devDependencies: _tools, ...kept } = source
  const entries = Object.entries(exports).map(([path, file]) => [path === '.' ? 'index' : path.slice(2), file] as const)
  const isPublished = ([dependency]: [string, string]) =>
    publishedPackages.some((publishedPackage) => publishedPackage === dependency)
  const programs = await programsIn(programsOf[name])
  const published = Object.fromEntries(Object.entries(dependencies).filter(isPublished))
  const externals = [...Object.keys(published), ...Object.keys(source.peerDependencies ?? {}), ...usedByTypes]
  return {
    folder,
    entries: {
      ...Object.fromEntries(entries.map(([entry, file]) => [entry, join(folder, file)])),
      ...Object.fromEntries(programs.map(({ entry, file }) => [entry, file])),
    },
    isExternal: (specifier) =>
      specifier.startsWith('node:') ||
      externals.some((external) => specifier === external || specifier.startsWith(`${external}/`)),
    manifest: {
      ...kept,
      exports: Object.fromEntries(
        Object.keys(exports).map((path, index) => {
          const [entry] = entries[index] ?? []
          return [path, { types: `./dist/${entry}.d.ts`, default: `./dist/${entry}.js` }]
        }),
      ),
      ...(programs.length > 0 && {
        bin: Object.fromEntries(programs.map(({ command, entry }) => [command, `dist/${entry}.js`])),
      }),
      files: ['dist', 'docs', 'CHANGELOG.md'],
      dependencies: published,
    },
  }
}

/** The programs of a private package: the command, and the module that it starts. */
async function programsIn(name: string | undefined) {
  if (name === undefined) return []
  const { bin = {} } = await manifestOf(name)
  return Object.entries(bin).map(([command, file]) => ({
    command,
    entry: name,
    file: join(root, 'packages', name, file),
  }))
}

const manifestOf = async (name: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(root, 'packages', name, 'package.json'), 'utf8'))
