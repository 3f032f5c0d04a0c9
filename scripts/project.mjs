import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const OLDEST_NODE = 20
const PRODUCT_NODE = 24

/** Throws when Node is too old for these scripts. */
function requireNode() {
  if (nodeMajor() >= OLDEST_NODE) return
  throw new Error(`Navdesk needs Node ${OLDEST_NODE} or newer to start; this is ${process.version}`)
}

/** The Node that runs the product: the one from npm, else the current one when it is new enough. */
export function productNode() {
  const installed = join(root, 'node_modules', '.bin', 'node')
  if (existsSync(installed)) return installed
  if (nodeMajor() >= PRODUCT_NODE) return process.execPath
  throw new Error(
    `Navdesk runs on Node ${PRODUCT_NODE}, which npm has no package of for this machine: install it first`,
  )
}

/**
 * The environment with the installed programs, Node included, first in PATH, and a folder in which Node keeps compiled
 * modules: a server that finds its modules there starts in about half the time.
 */
export function productEnvironment() {
  const programs = join(root, 'node_modules', '.bin')
  return {
    NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
    ...process.env,
    PATH: `${programs}${delimiter}${process.env.PATH ?? ''}`,
  }
}

/**
 * Does the work on the Node of the product: here, or by running the same script again on that Node.
 *
 * @param {() => Promise<void>} work
 */
export async function onProductNode(work) {
  if (nodeMajor() >= PRODUCT_NODE) return await work()
  const child = spawn(productNode(), process.argv.slice(1), { stdio: 'inherit', env: productEnvironment() })
  // A terminal sends its interrupts to the child as well.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.exitCode = await new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (code) => resolve(code ?? 1))
  })
}

/**
 * Runs a command of the project; an error is printed as one line.
 *
 * @param {() => Promise<void>} command
 */
export async function runMain(command) {
  try {
    requireNode()
    await command()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

const nodeMajor = () => Number(process.versions.node.split('.')[0])
