import { flushCompileCache } from 'node:module'
import closeWithGrace from 'close-with-grace'
import { type Config, readConfig } from './config/read-config.ts'
import { ConfigError } from './config/setting.ts'
import { createServer, type ServerOptions } from './create-server.ts'

import { rootNotice, welcome } from './welcome.ts'

/** Time for requests, jobs and the database to end after the process is told to stop. */
const GRACE_MS = 30_000

/**
 * The program of the server: starts the product and serves until it gets a signal to stop. A start that fails prints the reason in one line
 * and ends the process with code 1.
 */
export async function serve(options: ServerOptions = {}): Promise<void> {
  await run(options).catch(fail)
}

async function run(options: ServerOptions): Promise<void> {
  const config = readConfigOrExit()
  const stopping = new AbortController()
  const starting = createServer(config, stopping.signal, options)
  closeWithGrace({ delay: GRACE_MS, logger: false }, async ({ err }) => {
    if (err) report(err)
    stopping.abort()
    const server = await starting.catch(() => null)
    await server?.stop()
  })
  try {
    const { url } = await (await starting).start()
    // Otherwise written when the process exits, so never by one that is killed. Does nothing without NODE_COMPILE_CACHE.
    flushCompileCache()
    const notice = rootNotice(config)
    // In one piece, because a reader may be gone once it has seen the address.
    process.stdout.write(welcome(url, config) + (notice === null ? '' : `${notice}\n\n`))
    process.send?.({ serving: true } satisfies ServerMessage)
  } catch (error) {
    // A start that is told to stop fails; the stop then ends the process.
    if (!stopping.signal.aborted) throw error
  }
}

/** What the start command is told over IPC: that the server takes requests, or why it ends. */
export type ServerMessage = { serving: true } | { endsBecause: string }

function report(error: Error): void {
  console.error(error)
  process.send?.({ endsBecause: error.message } satisfies ServerMessage)
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
