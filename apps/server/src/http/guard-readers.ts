import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** How much of a long answer its client must read in each interval. */
export type ReadingPace = { bytes: number; perMs: number }

/** 8 KiB a second, the same as for uploads. */
const SLOWEST: ReadingPace = { bytes: 8 * 1024 * 60, perMs: 60_000 }
/** A longer answer is written in parts, so that the speed of its client can be measured. */
const PART_BYTES = 64 * 1024

/**
 * Closes the connection of a client that reads a long answer slower than 8 KiB a second, measured minute by minute, because the answer holds
 * memory, a descriptor and a place for requests of its user. Register it after compression.
 */
export function guardReaders(app: FastifyInstance, pace: ReadingPace = SLOWEST): void {
  const guard = (request: FastifyRequest, reply: FastifyReply, payload: unknown, done: Done): void => {
    const answer = isLong(payload) ? inParts(payload, reply) : payload
    if (answer instanceof Readable) expectTaking(request.raw.socket, reply.raw, pace)
    done(null, answer)
  }
  app.addHook('onRoute', (route) => {
    route.onSend = [...[route.onSend ?? []].flat(), guard]
  })
}

type Done = (error: null, payload: unknown) => void

const isLong = (payload: unknown): payload is string | Buffer =>
  (typeof payload === 'string' || Buffer.isBuffer(payload)) && payload.length > PART_BYTES

function inParts(payload: string | Buffer, reply: FastifyReply): Readable {
  const bytes = Buffer.isBuffer(payload) ? payload : Buffer.from(payload)
  reply.header('content-length', bytes.length)
  return Readable.from(partsOf(bytes), { objectMode: false })
}

function* partsOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += PART_BYTES) yield bytes.subarray(start, start + PART_BYTES)
}

function expectTaking(socket: Socket, response: ServerResponse, { bytes, perMs }: ReadingPace): void {
  const takenNow = (): number => socket.bytesWritten - socket.writableLength
  let taken = takenNow()
  const timer = setInterval(() => {
    const before = taken
    taken = takenNow()
    // A client is only slow if bytes are waiting for it.
    const isBehind = socket.writableLength > 0
    // A reset also discards the bytes that the operating system has buffered for the client.
    if (isBehind && taken - before < bytes) socket.resetAndDestroy()
  }, perMs)
  timer.unref()
  for (const end of ['finish', 'close']) response.once(end, () => clearInterval(timer))
}
