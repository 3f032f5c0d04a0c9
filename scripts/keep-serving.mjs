/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** A process that served this long has recovered: the pause before its next start is short again. */
const STEADY_MS = 60_000

/** Longer than the server itself gives its requests, its jobs and its database to end. */
const STOP_TIMEOUT_MS = 45_000

/**
 * Runs a server process, and starts it again when it dies after it has served. One that never served is not started again: its
 * settings or its machine do not allow it, and it has said why. One that ignores the signal to end is killed.
 *
 * @param {() => ChildProcess} start - of a process that sends `{ serving: true }`, or `{ endsBecause }` before it ends.
 * @param {{ say(line: string): void, kill(server: ChildProcess): void, clean(): Promise<void>, firstPauseMs?: number,
 * longestPauseMs?: number, patienceMs?: number }} options - `kill` ends the process and its children at once; `clean` stops what a
 * killed process has left, once no other follows.
 * @returns {{ stop(signal: NodeJS.Signals): void, ended: Promise<number> }} `ended` has the exit code, after all processes ended.
 */
export function keepServing(
  start,
  { say, kill, clean, firstPauseMs = 1_000, longestPauseMs = 30_000, patienceMs = STOP_TIMEOUT_MS },
) {
  /** @type {ChildProcess | null} */
  let server = null
  /** @type {NodeJS.Signals | null} */
  let stoppedBy = null
  let hasServed = false
  let pauseMs = firstPauseMs
  /** @type {NodeJS.Timeout | undefined} */
  let pause
  /** @type {NodeJS.Timeout | undefined} */
  let patience
  /** @type {(code: number) => void} */
  let resolve = () => undefined
  /** @type {Promise<number>} */
  const ended = new Promise((done) => {
    resolve = done
  })

  const end = async (/** @type {number} */ code) => {
    await clean()
    resolve(code)
  }
  const launch = () => {
    const launched = start()
    const startedAt = performance.now()
    server = launched
    let reason = ''
    launched.on('message', (/** @type {{ serving?: true, endsBecause?: string }} */ message) => {
      if (message.serving) hasServed = true
      if (message.endsBecause !== undefined) reason = message.endsBecause
    })
    launched.once('error', (error) => {
      say(`The server did not start: ${error.message}`)
      if (launched.pid === undefined) after(1, null, '', 0)
    })
    launched.once('exit', (code, signal) => after(code, signal, reason, performance.now() - startedAt))
  }
  const after = (
    /** @type {number | null} */ code,
    /** @type {NodeJS.Signals | null} */ signal,
    /** @type {string} */ reason,
    /** @type {number} */ ranMs,
  ) => {
    server = null
    clearTimeout(patience)
    if (stoppedBy !== null) return void end(code ?? (stoppedBy === 'SIGINT' ? 130 : 143))
    if (code === 0 || !hasServed) return void end(code ?? 1)
    if (ranMs >= STEADY_MS) pauseMs = firstPauseMs
    const why = reason || (signal === null ? `code ${code}` : signal)
    say(`The server ended (${why.split('\n', 1)[0]}) and is started again in ${pauseMs / 1_000} s.`)
    pause = setTimeout(launch, pauseMs)
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }
  launch()

  return {
    ended,
    // Only the first signal is passed on: a second one would end the server at once and leave its PostgreSQL running.
    // Ctrl-C arrives twice, from the terminal and from npm.
    stop: (signal) => {
      if (stoppedBy !== null) return
      stoppedBy = signal
      clearTimeout(pause)
      if (server === null) return void end(signal === 'SIGINT' ? 130 : 143)
      const stopping = server
      stopping.kill(signal)
      patience = setTimeout(() => {
        say(`The server did not end in ${patienceMs / 1_000} s and is killed.`)
        kill(stopping)
      }, patienceMs)
    },
  }
}
