import { flushCompileCache } from 'node:module'
import closeWithGrace from 'close-with-grace'
import { type Config, readConfig } from './config/read-config.ts'
import { ConfigError } from './config/setting.ts'
import { createServer, type ServerOptions } from './create-server.ts'

import { NO_ADMINISTRATOR, rootNotice, welcome } from './welcome.ts'

/** Time for requests, jobs and the database to end after a signal to stop. */
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
    const { url, hasNoAdministrator } = await (await starting).start()
    // Otherwise the cache is written at the exit, which a killed process never reaches. Does nothing without NODE_COMPILE_CACHE.
    flushCompileCache()
    const notices = [...config.warnings, rootNotice(config), hasNoAdministrator ? NO_ADMINISTRATOR : null].filter(
      (notice) => notice !== null,
    )
    // Written at once, because a program that waits for the address may close the pipe after it.
    process.stdout.write(welcome(url, config) + notices.map((notice) => `${notice}\n\n`).join(''))
    process.send?.({ serving: true } satisfies ServerMessage)
  } catch (error) {
    // A signal during the start makes it fail; the stop then ends the process.
    if (!stopping.signal.aborted) throw error
  }
}

/** Sent to the start command over IPC: the server accepts requests, or the reason for which it ends. */
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
