import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'
import { type Plugin, rolldown } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'
import { root } from '../project.mjs'
import { shortNames } from './internal-names.ts'
import type { PublishedPackage } from './published-package.ts'

/**
 * Writes a package as others install it into a folder: modules, their types, readme, changelog and licence. The types are those that
 * `tsc -b` has written.
 */
export async function buildPackage(source: PublishedPackage, folder: string): Promise<void> {
  const dist = join(folder, 'dist')
  await rm(folder, { recursive: true, force: true })
  await mkdir(dist, { recursive: true })
  const { entries, isExternal: external } = source
  await Promise.all([
    buildModules({ entries, external, dist }),
    buildTypes({ entries: mapValues(entries, typesOf), external, dist }),
    writeFile(join(folder, 'package.json'), `${JSON.stringify(source.manifest, null, 2)}\n`),
    writeReadme(source.folder, folder),
    copyFile(join(source.folder, 'CHANGELOG.md'), join(folder, 'CHANGELOG.md')),
    copyFile(join(root, 'LICENSE'), join(folder, 'LICENSE')),
  ])
}

/** The readme, with the pages of this repository that it leads to. */
async function writeReadme(from: string, into: string): Promise<void> {
  const readme = await readFile(join(from, 'README.md'), 'utf8')
  await mkdir(join(into, 'docs'), { recursive: true })
  for (const [, page = ''] of readme.matchAll(/\]\(\.\.\/\.\.\/docs\/([^)]+)\)/g)) {
    await copyFile(join(root, 'docs', page), join(into, 'docs', page))
  }
  await writeFile(join(into, 'README.md'), readme.replaceAll('](../../docs/', '](docs/'))
}

type Build = { entries: Record<string, string>; external: (specifier: string) => boolean; dist: string }

/** Each module stays a file, so that the bundler of an application can leave out unused ones. */
export async function buildModules({ entries, external, dist }: Build): Promise<void> {
  const treeshake = { moduleSideEffects: false }
  const optimization = { inlineConst: { mode: 'all', pass: 3 } } as const
  const bundle = await rolldown({ input: entries, external, treeshake, optimization, plugins: [internalNamesShort] })
  await bundle.write({
    dir: dist,
    preserveModules: true,
    minify: { compress: true, mangle: false, codegen: false },
    preserveModulesRoot: join(root, 'packages'),
    entryFileNames: ({ name }) => `${name in entries ? name : `modules/${name.replaceAll('/src/', '/')}`}.js`,
  })
  await bundle.close()
}

/** Calls that only make adapters and checks: a bundler leaves out those whose results an application does not use. */
const definers = [
  ...['check', 'when', 'oneOf', 'maybe', 'otherwise', 'nullable', 'mapOf', 'each', 'object', 'withParts'],
  ...['defineRead', 'defineBatch', 'defineWrite', 'defineActionSets', 'defineListRows', 'defineUpload'],
]

const internalNamesShort: Plugin = {
  name: 'internal-names-short',
  async renderChunk(code) {
    const mangleProps = new RegExp(`^(${Object.keys(shortNames).join('|')})$`)
    return (await transform(code, { mangleProps, mangleCache: { ...shortNames }, charset: 'utf8', pure: definers }))
      .code
  },
}

async function buildTypes({ entries, external, dist }: Build): Promise<void> {
  const bundle = await rolldown({
    input: entries,
    external,
    plugins: [typesOfPackages, dts({ dtsInput: true, tsconfig: false }), typesAlone],
  })
  await bundle.write({ dir: dist, entryFileNames: '[name].ts', chunkFileNames: 'types/[name].ts' })
  await bundle.close()
}

/** Bundling types gives a chunk of code that no type needs. */
const typesAlone: Plugin = {
  name: 'types-alone',
  generateBundle(_options, bundle) {
    for (const file of Object.keys(bundle)) if (!file.endsWith('.d.ts')) delete bundle[file]
  },
}

/** The types of the packages that are built in; they are there once `tsc -b` has run. */
const typesOfPackages: Plugin = {
  name: 'types-of-packages',
  resolveId: {
    order: 'pre',
    handler: (specifier) =>
      /^contract(\/|$)/.test(specifier) ? typesOf(fileURLToPath(import.meta.resolve(specifier))) : null,
  },
}

const typesOf = (file: string): string => file.replace('/src/', '/.types/src/').replace(/\.tsx?$/, '.d.ts')

const mapValues = <T>(values: Record<string, T>, change: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
