import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LaunchOptions } from '@playwright/test'
import chromium, { inflate } from '@sparticuz/chromium'

const SYSTEM_CHROMIUM = '/usr/bin/chromium'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
]

/**
 * How to start the browser of the tests: `CHROMIUM_PATH`, else Debian's Chromium, else the one from the npm
 * packages, unpacked once into `.cache` together with the libraries and fonts that the machine lacks. Systems other than
 * Linux use the browser that Playwright installs.
 */
export async function chromiumLaunchOptions(): Promise<LaunchOptions> {
  const named = process.env.CHROMIUM_PATH ?? (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined)
  if (named !== undefined) return { executablePath: named, args: ARGS }
  if (process.platform !== 'linux') return { args: ARGS }
  const folder = await unpackedChromium()
  return { executablePath: join(folder, 'chromium'), args: ARGS, env: environmentFor(folder) }
}

function environmentFor(folder: string): Record<string, string> {
  const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const env = Object.fromEntries(inherited)
  const { stdout } = spawnSync('ldd', [join(folder, 'chromium')], { encoding: 'utf8' })
  if (stdout?.includes('not found') !== false) {
    env.LD_LIBRARY_PATH = [join(folder, 'al2023', 'lib'), env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  }
  if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_PATH = join(folder, 'fonts')
  return env
}

// The package unpacks into the temporary folder and would reuse an incomplete copy there, or one of another user. It is
// unpacked into a separate folder, which is renamed when it is complete.
async function unpackedChromium(): Promise<string> {
  const packageFolder = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))))
  const root = dirname(import.meta.dirname)
  const folder = join(root, '.cache', `chromium-${await versionOf(packageFolder)}`)
  if (existsSync(folder)) return folder
  const draft = `${folder}.${process.pid}`
  await mkdir(draft, { recursive: true })
  const temporary = process.env.TMPDIR
  process.env.TMPDIR = draft
  try {
    await chromium.executablePath()
    await inflate(join(packageFolder, 'bin', 'al2023.tar.br'))
    await chmod(join(draft, 'chromium'), 0o755)
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = temporary
  }
  try {
    await rename(draft, folder)
  } catch (error) {
    // Another process has unpacked it already.
    await rm(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

async function versionOf(packageFolder: string): Promise<string> {
  const { default: manifest } = await import(join(packageFolder, 'package.json'), { with: { type: 'json' } })
  return String(manifest.version)
}
