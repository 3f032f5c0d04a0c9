import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

const TYPES = 'schema-types.d.ts'

/** Gives the built types of a package, where they use TypeBox, the few of its types that they need: nothing of it runs. */
export async function includeSchemaTypes(folder: string): Promise<void> {
  const dist = join(folder, 'dist')
  const own = join(dist, 'types', TYPES)
  let isUsed = false
  for (const name of await readdir(dist, { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue
    const file = join(dist, name)
    const text = await readFile(file, 'utf8')
    const path = relative(dirname(file), own).replace(/\.d\.ts$/, '.js')
    const included = text.replaceAll(' from "typebox"', ` from "${path.startsWith('.') ? path : `./${path}`}"`)
    if (included === text) continue
    isUsed = true
    await writeFile(file, included)
  }
  if (!isUsed) return
  const source = await readFile(join(import.meta.dirname, TYPES), 'utf8')
  await mkdir(dirname(own), { recursive: true })
  await writeFile(own, source.replace(`./${TYPES}`, './schema-types.js'))
}
