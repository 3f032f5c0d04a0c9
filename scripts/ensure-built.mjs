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
 * Builds the portal unless the last build has exactly these sources; throws when the build fails, with its output shown.
 *
 * @param {{ label?: string | undefined, verbose?: boolean }} [options] the label begins each line; `verbose` shows the output of
 *   a build that goes well, too.
 */
export async function ensureBuilt({ label, verbose = false } = {}) {
  if (isBuilt()) return
  await withSetupLock(async () => {
    if (isBuilt()) return
    // Computed before the build, so that a file changed during the build causes another one.
    const sources = fingerprint()
    const startedAt = performance.now()
    process.stdout.write(`${labelled(label, 'Building the portal, which takes about half a minute')}\n`)
    const code = await runCommand('npm', ['run', 'build', '-w', 'portal', '--if-present', '--silent'], {
      label,
      quiet: !verbose,
      env: productEnvironment(),
    })
    if (code !== 0) throw new Error(`The portal could not be built: the build ended with ${code}`)
    mkdirSync(join(root, 'apps', 'portal', 'build'), { recursive: true })
    writeFileSync(STAMP, sources)
    const seconds = Math.round((performance.now() - startedAt) / 1_000)
    process.stdout.write(`${labelled(label, `Built the portal in ${seconds} s`)}\n`)
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
