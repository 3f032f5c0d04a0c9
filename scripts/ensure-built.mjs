import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { productEnvironment, root } from './project.mjs'
import { labelled, runCommand } from './run-command.mjs'
import { withSetupLock } from './with-setup-lock.mjs'

// The inputs of the build.
const SOURCES = [
  'apps/portal',
  'packages/contract',
  'packages/record-cache',
  'packages/record-cache-react',
  'packages/ui',
  'package-lock.json',
]
const LEFT_OUT = new Set(['node_modules', 'build', '.react-router', '.types'])
const TEST = /\.test\.tsx?$/
const STAMP = join(root, 'apps', 'portal', 'build', '.navdesk-sources')

/**
 * Builds the portal unless the last build has exactly these sources; throws when the build fails.
 *
 * @param {string} [label] begins each line of the output of the build.
 */
export async function ensureBuilt(label) {
  if (isBuilt()) return
  await withSetupLock(async () => {
    if (isBuilt()) return
    // Computed before the build, so that a file changed during the build causes another one.
    const sources = fingerprint()
    process.stdout.write(`${labelled(label, 'Building the portal')}\n`)
    const code = await runCommand('npm', ['run', 'build', '-w', 'portal', '--if-present', '--silent'], {
      label,
      env: productEnvironment(),
    })
    if (code !== 0) throw new Error(`The portal could not be built: the build ended with ${code}`)
    mkdirSync(join(root, 'apps', 'portal', 'build'), { recursive: true })
    writeFileSync(STAMP, sources)
  })
}

const isBuilt = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()

function fingerprint() {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of filesIn(join(root, source)))
      hash.update(relative(root, file)).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]} sorted, because the order of a folder's entries depends on the file system.
 */
function filesIn(path) {
  if (!existsSync(path)) return []
  if (path.endsWith('.json')) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.has(name) && !TEST.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)]))
}
