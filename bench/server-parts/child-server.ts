import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A server in a separate process, so that its processor time can be measured alone. */
export type ChildServer = {
  url: string
  pid: number
  /** Time from the start of the process to its first answer. */
  startMs: number
  stop(): Promise<void>
}

/** Message of a server process to its parent when it listens. */
export type Listening = { url: string }

/**
 * Starts a server of this folder on a database.
 *
 * @param file - a module that sends {@link Listening} when the server accepts requests.
 * @throws Error when the process exits instead.
 */
export async function startChildServer(
  file: string,
  databaseUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ChildServer> {
  const started = performance.now()
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, ...environment, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv:
      process.env.BENCH_PROFILE === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`],
  })
  const ended = once(child, 'exit')
  const killWithParent = (): void => void child.kill('SIGKILL')
  process.once('exit', killWithParent)
  child.once('exit', () => process.off('exit', killWithParent))
  const first = await Promise.race([once(child, 'message'), ended.then(() => null)])
  if (first === null || child.pid === undefined) throw new Error(`${file} ended before it could be asked`)
  const [{ url }] = first as [Listening]
  return {
    url,
    pid: child.pid,
    startMs: performance.now() - started,
    stop: async () => {
      child.disconnect()
      await ended
    },
  }
}
