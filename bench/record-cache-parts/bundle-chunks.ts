import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

/** Brotli bytes that a browser downloads for an entry, given as the text of a module. Imports are resolved from `folder`. */
export async function bundleSize(entry: string, folder: URL): Promise<number> {
  const chunks = await bundleChunks({ entry }, folder, true)
  return brotliCompressSync(chunks.map(({ code }) => code).join('')).length
}

/**
 * Bundles entries together, as for production. Code that several entries import is in separate chunks.
 *
 * @param entries - the text of each entry by its name.
 */
export async function bundleChunks(
  entries: Readonly<Record<string, string>>,
  folder: URL,
  minify: boolean,
): Promise<Rolldown.OutputChunk[]> {
  const prefix = 'virtual:'
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root: folder.pathname,
    plugins: [
      {
        name: 'entry',
        resolveId: (source) => (source.startsWith(prefix) ? source : null),
        load: (source) => (source.startsWith(prefix) ? entries[source.slice(prefix.length)] : null),
      },
    ],
    build: {
      write: false,
      minify,
      target: 'es2024',
      rolldownOptions: {
        input: Object.fromEntries(Object.keys(entries).map((name) => [name, prefix + name])),
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const [result] = [output].flat()
  if (result === undefined || !('output' in result)) throw new Error('The build gave no output')
  return result.output.filter((part) => part.type === 'chunk')
}
