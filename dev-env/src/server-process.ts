import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A server in its own process. */
export type ServerProcess = {
  readonly url: string
  readonly pid: number
  /** Sends SIGKILL and waits until the process has ended. */
  kill(): Promise<void>
  /** Sends SIGTERM once and waits until the process has ended. @returns its exit code, null when it was killed. */
  terminate(): Promise<number | null>
}

const SERVER_MAIN = join(dirname(fileURLToPath(import.meta.resolve('server/testing'))), 'testing', 'main.ts')
const START_MS = 120_000

/**
 * @param openFiles - how many descriptors it may have; absent means as many as this process.
 * @throws Error with the output of the server when it ends or takes two minutes before it reports its address.
 */
export async function startServerProcess(
  settings: Readonly<Record<string, string>>,
  openFiles?: number,
): Promise<ServerProcess> {
  const command = [process.execPath, SERVER_MAIN]
  const limited =
    openFiles === undefined ? command : ['sh', '-c', `ulimit -n ${openFiles}; exec "$@"`, 'sh', ...command]
  const [program = '', ...args] = limited
  const child = spawn(program, args, {
    env: { ...passedOn(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // An interrupted test run must not leave the server running.
  const killWithParent = (): void => {
    child.kill('SIGKILL')
  }
  process.once('exit', killWithParent)
  child.once('exit', () => process.off('exit', killWithParent))
  const output = lastOutput(child)
  const url = await addressOf(child, output)
  if (child.pid === undefined) throw new Error('The server has no process')
  let isKilled = false
  child.once('exit', (code, signal) => {
    if (code !== 0 && !isKilled) process.stderr.write(`The server ended (${code ?? signal}):\n${output()}\n`)
  })
  const ended = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const exit = once(child, 'exit')
    isKilled = signal === 'SIGKILL'
    child.kill(signal)
    await exit
    return child.exitCode
  }
  return {
    url,
    pid: child.pid,
    kill: async () => {
      await ended('SIGKILL')
    },
    terminate: () => ended('SIGTERM'),
  }
}

/** The variables that a server gets from the tests; its other settings are named by the caller. */
const passedOn = () =>
  Object.fromEntries(['PATH', 'TMPDIR', 'NODE_COMPILE_CACHE'].map((name) => [name, process.env[name]]))

const OUTPUT_LENGTH = 100_000

/** The end of what the process has written so far. */
function lastOutput(child: ChildProcess): () => string {
  let written = ''
  const read = (chunk: Buffer): void => {
    written = (written + chunk).slice(-OUTPUT_LENGTH)
  }
  child.stdout?.on('data', read)
  child.stderr?.on('data', read)
  return () => written
}

function addressOf(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const give = (reason: string): void => {
      clearTimeout(timer)
      child.kill('SIGKILL')
      reject(new Error(`${reason}\n${output()}`))
    }
    const timer = setTimeout(() => give('The server did not report its address in time'), START_MS)
    const read = (): void => {
      const url = /is running at (http\S+)/.exec(output())?.[1]
      if (url === undefined) return
      clearTimeout(timer)
      child.off('exit', onExit)
      child.stdout?.off('data', read)
      resolve(url)
    }
    const onExit = (): void => give('The server ended before it was ready')
    child.stdout?.on('data', read)
    child.once('exit', onExit)
    child.once('error', (error) => give(error.message))
  })
}
