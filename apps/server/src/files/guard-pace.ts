import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { widestNetworkOf } from 'identity'
import type { UploadSlots } from './upload-slots.ts'

/**
 * Accepts the body of a request with a file: the request holds an upload slot until the answer is sent, and the body must arrive fast enough.
 *
 * @throws AppError SERVICE_UNAVAILABLE or TOO_MANY_REQUESTS when no slot is free.
 */
export function admitBody({ session, ip, raw }: FastifyRequest, reply: FastifyReply, slots: UploadSlots): Readable {
  const leave = slots.take(session === null ? { network: widestNetworkOf(ip) } : { userId: session.person.userId })
  reply.raw.once('close', leave)
  guardPace(raw)
  return raw
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
