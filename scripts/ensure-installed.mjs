import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.mjs'
import { runCommand } from './run-command.mjs'
import { withSetupLock } from './with-setup-lock.mjs'

const LOCK_FILE = join(root, 'package-lock.json')
const STAMP = join(root, 'node_modules', '.navdesk-lock')

/**
 * Installs the packages of the lock file unless exactly these are installed; throws when that fails, with the output of npm shown.
 *
 * @param {{ verbose?: boolean }} [options] `verbose` shows the output of npm in any case.
 */
export async function ensureInstalled({ verbose = false } = {}) {
  if (isInstalled()) return
  await withSetupLock(async () => {
    if (isInstalled()) return
    if (!matchesWhatNpmInstalled()) {
      process.stdout.write('Installing the packages of the lock file, which takes about a minute\n')
      const code = await runNpm(['ci', '--loglevel=error'], { quiet: !verbose })
      if (code !== 0) throw new Error(`The packages could not be installed: npm ci ended with ${code}`)
    }
    writeFileSync(STAMP, fingerprint())
  })
}

/**
 * @param {readonly string[]} args
 * @param {{ quiet: boolean }} options
 */
function runNpm(args, options) {
  const npm = process.env.npm_execpath
  return npm?.endsWith('.js') && existsSync(npm)
    ? runCommand(process.execPath, [npm, ...args], options)
    : runCommand('npm', args, options)
}

const fingerprint = () => createHash('sha256').update(readFileSync(LOCK_FILE)).digest('hex')

const isInstalled = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()

// After a manual `npm install` there is no stamp, but nothing needs to be installed.
function matchesWhatNpmInstalled() {
  const file = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(file)) return false
  const installed = packagesOf(file)
  return Object.entries(packagesOf(LOCK_FILE)).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true
    if (wanted.link) return existsSync(join(root, path))
    const found = installed[path]
    return found === undefined ? wanted.optional === true : found.version === wanted.version
  })
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
