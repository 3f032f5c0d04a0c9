import { finished, type Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { widestNetworkOf } from 'identity'
import type { UploadSlots } from './upload-slots.ts'

/**
 * Takes an upload slot for the user or the guests of a request.
 *
 * @returns a function that releases it. @throws AppError SERVICE_UNAVAILABLE or TOO_MANY_REQUESTS when no slot is free.
 */
export function takeSlot({ session, ip }: FastifyRequest, slots: UploadSlots): () => void {
  return slots.take(session === null ? { network: widestNetworkOf(ip) } : { userId: session.person.userId })
}

/**
 * Accepts the body of a request with a file. The request occupies an upload slot until the answer is sent, and the body must arrive fast
 * enough.
 *
 * @throws AppError as {@link takeSlot}.
 */
export function admitBody(request: FastifyRequest, reply: FastifyReply, slots: UploadSlots): Readable {
  // Also for a client that has disconnected before: its response emits no further event.
  finished(reply.raw, takeSlot(request, slots))
  guardPace(request.raw)
  return request.raw
}

export type Pace = { bytes: number; perMs: number }

const SLOWEST: Pace = { bytes: 8 * 1024 * 60, perMs: 60_000 }

/** Aborts a body that arrives slower than 8 KiB a second, measured minute by minute, so that a slow sender cannot hold a slot. */
export function guardPace(body: Readable, pace: Pace = SLOWEST): void {
  let arrived = 0
  const timer = setInterval(() => {
    if (arrived < pace.bytes) body.destroy(new Error('The body arrived too slowly'))
    arrived = 0
  }, pace.perMs)
  timer.unref()
  body.on('data', (chunk: Buffer) => {
    arrived += chunk.length
  })
  for (const end of ['end', 'close', 'error']) body.once(end, () => clearInterval(timer))
  // The listener above would start the stream before its reader is attached.
  body.pause()
}
