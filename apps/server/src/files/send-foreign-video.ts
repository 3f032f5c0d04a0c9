import dns from 'node:dns/promises'
import { finished, Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/** Videos of other hosts that are passed on at once; further readers are led to the host. */
const MOST_AT_ONCE = 16
const ANSWER_WITHIN_MS = 10_000
/** A longer video opens at its host. */
const MOST_BYTES = 4 * 1024 ** 3
/** A host that sends nothing for this long is disconnected. */
const SILENT_MS = 60_000

/** Headers that ask for a part, and those that describe the answer. */
const PASSED_ON = ['range', 'if-range'] as const
const PASSED_BACK = ['accept-ranges', 'content-length', 'content-range', 'etag', 'last-modified'] as const

export type ForeignVideo = {
  /** An https address on a host that the operator has named. */
  address: string
  disposition: string
  /** The videos that are being passed on. */
  running: Set<AbortController>
}

/**
 * Passes a video of another host on, so that it is saved under the name of `disposition`. Leads to its address where the host gives no
 * video, or not in time: a page to watch it, a redirect, a refusal. The same for hosts with a private address, which this server may reach
 * although its readers may not; redirects are not followed, so they reach no other host.
 */
export async function sendForeignVideo(
  request: FastifyRequest,
  reply: FastifyReply,
  { address, disposition, running }: ForeignVideo,
): Promise<FastifyReply> {
  if (running.size >= MOST_AT_ONCE) return await reply.redirect(address)
  const controller = new AbortController()
  running.add(controller)
  // Also for a client that has disconnected before: its response emits no further event.
  finished(reply.raw, () => {
    running.delete(controller)
    controller.abort()
  })
  const timer = setTimeout(() => controller.abort(), ANSWER_WITHIN_MS)
  const video = await ask(request, address, controller.signal)
  clearTimeout(timer)
  if (video === null) {
    controller.abort()
    return await reply.redirect(address)
  }
  // A long download must not take one of the places for requests of its reader.
  request.freePlace()
  for (const name of PASSED_BACK) {
    const value = video.headers.get(name)
    if (value !== null) reply.header(name, value)
  }
  reply.code(video.status).type('video/mp4').header('content-disposition', disposition)
  if (video.body === null) return await reply.send()
  return await reply.send(Readable.from(bounded(video.body, controller), { objectMode: false }))
}

/**
 * The bytes of a video. The connection to the host ends when it sends none for a while.
 *
 * @throws Error for too many bytes: the connection of the reader is then cut, so that the file does not look whole.
 */
export async function* bounded(
  body: AsyncIterable<Uint8Array>,
  controller: AbortController,
  mostBytes: number = MOST_BYTES,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  const silence = setTimeout(() => controller.abort(), SILENT_MS)
  try {
    for await (const part of body) {
      bytes += part.length
      if (bytes > mostBytes) throw new Error(`The video has more than ${mostBytes} bytes`)
      silence.refresh()
      yield part
    }
  } finally {
    clearTimeout(silence)
  }
}

/**
 * Whether all addresses of a host are public. A host that changes them between this look-up and the connection wins nothing: over TLS, only
 * a server with the certificate of the host is sent a request.
 */
async function isPublic(hostname: string): Promise<boolean> {
  const literal = hostname.replace(/^\[(.*)\]$/, '$1')
  const addresses = await dns.lookup(literal, { all: true }).catch(() => [])
  return addresses.length > 0 && addresses.every(({ address }) => ipaddr.process(address).range() === 'unicast')
}

/** The answer of the host; null for anything but a video. */
async function ask(request: FastifyRequest, address: string, signal: AbortSignal): Promise<Response | null> {
  const headers = new Headers({ 'accept-encoding': 'identity' })
  for (const name of PASSED_ON) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  if (!(await isPublic(new URL(address).hostname))) return null
  const answer = await fetch(address, { method: request.method, headers, redirect: 'manual', signal }).catch(() => null)
  const isVideo =
    answer !== null && [200, 206].includes(answer.status) && /^video\//i.test(answer.headers.get('content-type') ?? '')
  return isVideo && Number(answer.headers.get('content-length') ?? 0) <= MOST_BYTES ? answer : null
}
