import { createHmac, type Hmac, timingSafeEqual } from 'node:crypto'
import { Readable } from 'node:stream'
import { AppError, limits } from 'contract'
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify'
import { widestNetworkOf } from 'identity'
import { Type } from 'typebox'
import { bytesOfMail, MailTooLarge } from '../adapters/inbound-mail/bytes-of-mail.ts'
import type { Config } from '../config/read-config.ts'
import { guardPace } from '../files/guard-pace.ts'
import { createUploadSlots } from '../files/upload-slots.ts'
import type { RoutePolicy } from '../http/route-policy.ts'
import type { MailReceiver } from './create-mail-receiver.ts'

export const MAIL_WEBHOOK_PATH = '/mail/replies'

/** Maximum age of a request, which limits the replay of recorded ones. */
const SIGNED_FOR_MS = 300_000
/** Limits of concurrent mails, because each is in memory: four in all, as uploads of guests, and two of a network, so that none occupies all. */
const SLOTS = { inAll: Number.POSITIVE_INFINITY, perUser: 4, perNetworkOfGuests: 2 }

const schema: FastifySchema = {
  operationId: 'takeMailedReply',
  tags: ['Answers by e-mail'],
  summary: 'Takes a mail to the address of a case, as it came over the line.',
  description: `A mail has ${limits.mailBytes} bytes at most; one that comes again is taken once.`,
  headers: Type.Object({
    'navdesk-timestamp': Type.String({ description: 'Seconds since 1970; five minutes old at most.' }),
    'navdesk-recipient': Type.String({ description: 'The address of the envelope, that of the case.' }),
    'navdesk-sender': Type.Optional(Type.String({ description: 'The sender of the envelope, `<>` for a report.' })),
    'navdesk-signature': Type.String({
      pattern: '^[0-9a-f]{64}$',
      description:
        'HMAC-SHA256 with the secret of timestamp, recipient and sender, each with a line feed behind it, and the mail.',
    }),
  }),
  consumes: ['message/rfc822'],
  body: Type.String(),
  response: {
    200: Type.Object(
      {
        receipt: Type.Enum(['added', 'answered', 'held', 'ignored', 'refused', 'unreadable']),
        isFolded: Type.Optional(
          Type.Boolean({
            description: 'True where a part of the mail was taken for a quoted mail that is none of ours.',
          }),
        ),
        words: Type.Optional(Type.String({ description: 'Why the mail was refused.' })),
      },
      { description: 'How the mail was handled; final.' },
    ),
  },
  errors: ['NOT_FOUND', 'UNSUPPORTED_MEDIA_TYPE', 'BODY_TOO_LARGE', 'IDEMPOTENCY_KEY_IN_USE'],
}

type WebhookParts = { mailReceiver: MailReceiver | null; config: Pick<Config, 'inboundMail'>; now: () => number }

/**
 * Receives mails from a mail service by HTTP, where a secret for it is configured. The body is the raw mail, and each request is signed:
 * see docs/mail.md. The body of a request with invalid headers is not read.
 */
export async function registerMailWebhook(
  app: FastifyInstance,
  { mailReceiver: receiver, config, now }: WebhookParts,
): Promise<void> {
  const secret = config.inboundMail?.webhookSecret ?? null
  if (receiver === null || secret === null) return
  const slots = createUploadSlots(SLOTS)
  await app.register(async (scope) => {
    scope.addContentTypeParser('message/rfc822', (_request, body, done) => done(null, body))
    const policy: RoutePolicy = { rate: 'upload', access: 'open' }
    scope.post(MAIL_WEBHOOK_PATH, { schema, config: { policy }, bodyLimit: limits.mailBytes }, async (request) => {
      const stream = request.body
      if (!(stream instanceof Readable)) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
      const signed = signedParts(request)
      const age = now() - Number(signed.timestamp) * 1_000
      if (!(Math.abs(age) <= SIGNED_FOR_MS) || !/^[0-9a-f]{64}$/.test(signed.signature)) throw notSigned()
      // Checks the address of the case first: it is signed, so only mails to a real address are read.
      if (!receiver.acceptsMailTo(signed.recipient)) return { receipt: 'refused' }
      const release = slots.take({ network: widestNetworkOf(request.ip) })
      try {
        const raw = await signedBytes(stream, signed, secret)
        const { recipient: to, sender } = signed
        const mail = { raw, to, from: sender === null ? null : withoutBrackets(sender), ip: request.ip }
        const { receipt, isFolded, words } = await receiver.receive(mail)
        return { receipt, ...(isFolded && { isFolded }), ...(words !== undefined && { words }) }
      } finally {
        release()
      }
    })
  })
}

const notSigned = () =>
  new AppError('INVALID_API_INPUT', { reason: 'the signature of the mail is missing, wrong or too old' })

/** Reads the mail, and computes its signature while it arrives. */
async function signedBytes(stream: Readable, { signature, ...parts }: SignedParts, secret: string): Promise<Buffer> {
  const hmac = beginSignature(parts, secret)
  guardPace(stream)
  const raw = await bytesOfMail(stream, limits.mailBytes, (piece) => void hmac.update(piece)).catch(
    (cause: unknown) => {
      if (cause instanceof MailTooLarge) throw new AppError('BODY_TOO_LARGE', {}, { cause })
      throw new AppError('INVALID_API_INPUT', { reason: 'the mail broke off' }, { cause })
    },
  )
  if (!timingSafeEqual(Buffer.from(signature, 'hex'), hmac.digest())) throw notSigned()
  return raw
}

type SignedParts = { timestamp: string; recipient: string; sender: string | null; signature: string }

function signedParts({ headers }: FastifyRequest): SignedParts {
  const value = (name: string): string | null => {
    const header = headers[name]
    return typeof header === 'string' ? header.trim() : null
  }
  return {
    timestamp: value('navdesk-timestamp') ?? '',
    recipient: value('navdesk-recipient') ?? '',
    sender: value('navdesk-sender'),
    signature: value('navdesk-signature') ?? '',
  }
}

const beginSignature = ({ timestamp, recipient, sender }: Omit<SignedParts, 'signature'>, secret: string): Hmac =>
  createHmac('sha256', secret).update(`${timestamp}\n${recipient}\n${sender ?? ''}\n`)

/** The signature of a mail that a mail service sends, in hexadecimal digits. */
export const mailSignature = (parts: Omit<SignedParts, 'signature'>, raw: Uint8Array, secret: string): string =>
  beginSignature(parts, secret).update(raw).digest('hex')

/** The sender of a delivery report is `<>`. */
const withoutBrackets = (address: string): string => address.replace(/^<|>$/g, '')
