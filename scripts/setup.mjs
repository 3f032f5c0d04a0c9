import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { productEnvironment, root } from './project.mjs'

// What a clean clone needs before anything of it runs. Works with Node's own modules alone, because nothing is installed yet.

const LOCK_FILE = join(root, 'package-lock.json')
const INSTALLED = join(root, 'node_modules', '.navdesk-lock')
const BUILT = join(root, 'apps', 'portal', 'build', '.navdesk-sources')
const RETRY_MS = 50

/** The inputs of the build. */
const SOURCES = [
  'apps/portal',
  ...['contract', 'record-cache', 'record-cache-react', 'ui'].map((name) => `packages/${name}`),
]
const NOT_A_SOURCE = /(^|\/)(node_modules|build|\.react-router|\.types)(\/|$)|\.test\.tsx?$/

/**
 * Installs the packages of the lock file unless exactly these are installed.
 *
 * @param {{ verbose?: boolean }} [options] `verbose` shows the output of npm, which is otherwise shown only when it fails.
 * @throws Error when npm fails.
 */
export async function ensureInstalled({ verbose = false } = {}) {
  await ensure(INSTALLED, hashOf([LOCK_FILE]), 'The packages could not be installed', async () => {
    if (matchesInstalledPackages()) return
    process.stdout.write('Installing the packages of the lock file, which takes about a minute\n')
    const npm = process.env.npm_execpath
    const command = npm?.endsWith('.js') && existsSync(npm) ? [process.execPath, npm] : ['npm']
    await run([...command, 'ci', '--loglevel=error'], verbose)
  })
}

/**
 * Builds the portal unless the last build has exactly these sources.
 *
 * @param {{ verbose?: boolean }} [options] `verbose` shows the output of the build, which is otherwise shown only when it fails.
 * @throws Error when the build fails.
 */
export async function ensureBuilt({ verbose = false } = {}) {
  await ensure(BUILT, hashOf([LOCK_FILE, ...SOURCES.flatMap(filesOf)]), 'The portal could not be built', async () => {
    const startedAt = performance.now()
    process.stdout.write('Building the portal\n')
    await run(['npm', 'run', 'build', '-w', 'portal', '--silent'], verbose)
    process.stdout.write(`Built the portal in ${Math.round((performance.now() - startedAt) / 1_000)} s\n`)
  })
}

/**
 * Does the work unless the stamp holds this hash; of several processes one does it, and the others wait.
 *
 * @param {string} stamp
 * @param {string} hash computed before the work, so that a file changed during the work causes another run.
 * @param {string} failure
 * @param {() => Promise<void>} work
 */
async function ensure(stamp, hash, failure, work) {
  const isDone = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
  if (isDone()) return
  const release = await setupLock()
  try {
    if (isDone()) return
    await work()
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, hash)
  } catch (error) {
    throw new Error(`${failure}: ${error instanceof Error ? error.message : error}`)
  } finally {
    release()
  }
}

/**
 * Waits for the lock of a folder: an address on which its holder listens, which the kernel frees when that process ends.
 *
 * @returns {Promise<() => void>} releases the lock.
 */
export async function setupLock(folder = root) {
  const id = createHash('sha256').update(folder).digest()
  const port = 20_000 + (id.readUInt16BE() % 40_000)
  // Abstract sockets, which leave no file, are a feature of Linux.
  const address =
    process.platform === 'linux' ? { path: `\0navdesk-${id.toString('hex')}` } : { host: '127.0.0.1', port }
  for (let attempt = 0; ; attempt++) {
    const server = createServer()
    const isOurs = await new Promise((resolve) => {
      server.once('listening', () => resolve(true)).once('error', () => resolve(false))
      server.listen(address)
    })
    if (isOurs) return () => server.close()
    if (attempt === 0) process.stderr.write('Waiting for another process that installs or builds here\n')
    await delay(RETRY_MS)
  }
}

/**
 * @param {string} folder
 * @returns {string[]} sorted, because the order of a folder's entries depends on the file system.
 */
const filesOf = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !NOT_A_SOURCE.test(path.slice(root.length)))
    .sort()

/** @param {readonly string[]} files */
function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * @param {readonly string[]} command
 * @param {boolean} verbose
 */
async function run([program = '', ...args], verbose) {
  const child = spawn(program, args, {
    cwd: root,
    env: productEnvironment(),
    stdio: verbose ? 'inherit' : ['inherit', 'pipe', 'pipe'],
  })
  /** @type {Buffer[]} */
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk))
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code === 0) return
  process.stderr.write(Buffer.concat(output))
  throw new Error(`${program} ${args.join(' ')} ended with ${code}`)
}

/** After a manual `npm install` there is no stamp, but nothing needs to be installed. */
function matchesInstalledPackages() {
  const file = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(file)) return false
  const installed = packagesOf(file)
  return Object.entries(packagesOf(LOCK_FILE)).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true
    if (wanted.link) return existsSync(join(root, path))
    return installed[path] === undefined ? wanted.optional === true : installed[path].version === wanted.version
  })
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
