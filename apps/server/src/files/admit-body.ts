import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { widestNetworkOf } from 'identity'
import { guardPace } from './guard-pace.ts'
import type { UploadSlots } from './upload-slots.ts'

/**
 * Admits the body of a request with a file: it holds an upload slot until the answer is sent, and must arrive fast enough.
 *
 * @throws AppError SERVICE_UNAVAILABLE or TOO_MANY_REQUESTS when no slot is free.
 */
export function admitBody({ session, ip, raw }: FastifyRequest, reply: FastifyReply, slots: UploadSlots): Readable {
  const leave = slots.take(session === null ? { network: widestNetworkOf(ip) } : { userId: session.person.userId })
  reply.raw.once('close', leave)
  guardPace(raw)
  return raw
}
