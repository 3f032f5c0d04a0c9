import { flushCompileCache } from 'node:module'
import closeWithGrace from 'close-with-grace'
import { type Config, ConfigError, readConfig } from './config.ts'
import { createServer } from './create-server.ts'
import { welcome } from './welcome.ts'

/** Time for requests and jobs to end after the process is told to stop. */
const GRACE_MS = 10_000

/** Starts the product and serves until told to stop. A start that fails says why in one line and ends with code 1. */
async function main(): Promise<void> {
  const config = readConfigOrExit()
  const starting = createServer(config)
  let isStopping = false
  closeWithGrace({ delay: GRACE_MS, logger: false }, async ({ err }) => {
    isStopping = true
    if (err) console.error(err)
    await (await starting).stop()
  })
  try {
    const { url } = await (await starting).start()
    // Otherwise written when the process exits, so never by one that is killed. Does nothing without NODE_COMPILE_CACHE.
    flushCompileCache()
    process.stdout.write(welcome(url, config))
  } catch (error) {
    // When the process is told to stop while it starts, the start fails on closed connections; the stop then ends the process.
    if (!isStopping) throw error
  }
}

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    fail(error)
  }
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

await main().catch(fail)
