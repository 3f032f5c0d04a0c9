import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FileScanner, ScanResult } from 'support'

/** Longer than the MaxScanTime of clamd, whose default is two minutes. */
const SILENT_MS = 300_000
/** The largest files take some minutes. A scan that takes longer gives way to those of other files. */
const LONGEST_MS = 900_000
const TOOK_TOO_LONG = 'took too long'
/** The file exceeds a limit of the scanner, which has read only a part of it. */
const BEYOND_LIMITS = /^INSTREAM size limit exceeded|^stream: Heuristics\.Limits\.Exceeded\S* FOUND$/

type ClamdOptions = { onFound?: (signature: string) => void; longestMs?: number }

/**
 * A scanner that uses the command INSTREAM of a ClamAV daemon: the file is sent over the connection, so that the daemon needs no access to
 * the file store. Each file is sent over a separate connection.
 *
 * @param url - `tcp://host:port`, with a default port of 3310, or `unix:///path/of/the/socket`.
 * @param options.onFound - called with the name of the virus.
 * @param options.longestMs - how long one file is scanned; then it counts as too large.
 */
export function createClamdScanner(url: string, { onFound, longestMs = LONGEST_MS }: ClamdOptions = {}): FileScanner {
  const place = placeOf(url)
  return {
    scan: async (file) => {
      const reply = await instream(connect(place), file, longestMs)
      if (reply === TOOK_TOO_LONG) return 'TooLarge'
      const result = resultOf(reply)
      if (result === 'Quarantined') onFound?.(reply.replace(/^stream: | FOUND$/g, ''))
      return result
    },
  }
}

const DEFAULT_PORT = 3310
const LENGTH_BYTES = 4

function placeOf(url: string): { path: string } | { host: string; port: number } {
  const { protocol, hostname, port, pathname } = new URL(url)
  if (protocol === 'unix:') return { path: decodeURIComponent(pathname) }
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? DEFAULT_PORT : Number(port) }
}

/** @throws Error for an answer without a result. */
function resultOf(reply: string): ScanResult {
  if (reply === 'stream: OK') return 'Clean'
  if (BEYOND_LIMITS.test(reply)) return 'TooLarge'
  if (/^stream: .+ FOUND$/.test(reply)) return 'Quarantined'
  throw new Error(`The virus scanner answered: ${reply.slice(0, 200)}`)
}

/** Sends a file at the speed at which the daemon reads it, until the file ends or the daemon answers. */
async function instream(socket: Socket, file: Readable, longestMs: number): Promise<string> {
  let reply = ''
  let failure: Error | undefined
  const ended = Promise.withResolvers<void>()
  socket.setTimeout(SILENT_MS, () => socket.destroy(new Error('it does not answer')))
  const deadline = setTimeout(() => {
    reply = TOOK_TOO_LONG
    socket.destroy()
  }, longestMs)
  socket.setEncoding('utf8').on('data', (text: string) => {
    reply += text
  })
  socket.on('error', (error) => {
    failure = error
  })
  socket.on('close', () => ended.resolve())
  try {
    for await (const part of framed(file)) {
      if (!socket.write(part)) await Promise.race([once(socket, 'drain').catch(() => undefined), ended.promise])
      // clamd answers a file beyond its limit at once and closes the connection. A further write would fail and discard the answer.
      await setImmediate()
      if (reply !== '' || socket.destroyed) break
    }
    await ended.promise
  } finally {
    clearTimeout(deadline)
    file.destroy()
    socket.destroy()
  }
  if (reply === '') throw new Error(`The virus scanner has not answered: ${failure?.message ?? 'it hung up'}`)
  return reply.replace(/\0.*$/s, '').trim()
}

/** The command, then each part of the file preceded by its length, then a length of 0. */
async function* framed(file: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const part of file as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(LENGTH_BYTES)
    length.writeUInt32BE(part.length)
    yield Buffer.concat([length, part])
  }
  yield Buffer.alloc(LENGTH_BYTES)
}
