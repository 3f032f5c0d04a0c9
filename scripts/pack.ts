import { resolve } from 'node:path'
import { buildPackage } from './pack/build-package.ts'
import { includeSchemaTypes } from './pack/include-schema-types.ts'
import { packFolder } from './pack/pack-folder.ts'
import { programsOf, publishedPackage, publishedPackages } from './pack/published-package.ts'
import { root } from './project.mjs'
import { runProgram } from './run-program.mjs'

// Run as `npm run pack -- [folder]`: writes what is published of this repository, and prints the archives that `npm publish` takes.
const [into = resolve(root, 'build', 'packages')] = process.argv.slice(2)
const sources = publishedPackages.flatMap((name) => [name, programsOf[name] ?? []].flat())
const code = await runProgram('tsc', ['-b', ...sources.map((name) => `packages/${name}`)])
if (code !== 0) throw new Error(`The types could not be written: tsc ended with ${code}`)
for (const name of publishedPackages) {
  const folder = resolve(into, name)
  await buildPackage(await publishedPackage(name), folder)
  await includeSchemaTypes(folder)
  process.stdout.write(`${await packFolder(folder, into)}\n`)
}
