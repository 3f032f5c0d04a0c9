import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { root } from '../project.mjs'
import { findImports } from './find-imports.ts'
import { floorFaults } from './floor-faults.ts'
import { rooms, testingOnly, workspaces } from './floors.ts'

const installedOrBuilt = /(^|[\\/])(node_modules|build|dist|\.[^\\/]+)$/

const sources = globSync('*/**/*.{ts,tsx,mjs}', { cwd: root, exclude: (name) => installedOrBuilt.test(name) }).map(
  (path) => ({
    path: path.replaceAll(sep, '/'),
    imports: findImports(path, readFileSync(join(root, path), 'utf8')),
  }),
)

const faults = floorFaults(sources, { workspaces, testingOnly, rooms })
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.stdout.write(`${sources.length} files checked for imports against their floors: ${faults.length} faults\n`)
process.exitCode = faults.length === 0 ? 0 : 1
