import { createHmac, type Hmac, timingSafeEqual } from 'node:crypto'
import { AppError, limits } from 'contract'
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify'
import { Type } from 'typebox'
import { bytesAtPace, MailTooLarge } from '../adapters/inbound-mail/bytes-at-pace.ts'
import type { Config } from '../config/read-config.ts'
import { createConcurrencyLimit } from '../http/concurrency-limit.ts'
import type { RoutePolicy } from '../http/route-policy.ts'
import type { MailReceiver } from './create-mail-receiver.ts'

export const MAIL_WEBHOOK_PATH = '/mail/replies'

/** Limits the replay of a recorded request. */
const SIGNED_FOR_MS = 300_000
/** Mails that arrive at once, each of which is in memory. */
const ARRIVING = { atOnce: 4, waiting: 0 }

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
 * see docs/mail.md. Nothing is read of a mail whose headers cannot be valid.
 */
export async function registerMailWebhook(
  app: FastifyInstance,
  { mailReceiver: receiver, config, now }: WebhookParts,
): Promise<void> {
  const secret = config.inboundMail?.webhookSecret ?? null
  if (receiver === null || secret === null) return
  const arriving = createConcurrencyLimit(ARRIVING)
  await app.register(async (scope) => {
    scope.addContentTypeParser('message/rfc822', (_request, body, done) => done(null, body))
    const policy: RoutePolicy = { rate: 'upload', access: 'open' }
    scope.post(MAIL_WEBHOOK_PATH, { schema, config: { policy }, bodyLimit: limits.mailBytes }, async (request) => {
      const stream = request.body
      if (!isStream(stream)) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
      const signed = signedParts(request)
      const age = now() - Number(signed.timestamp) * 1_000
      if (!(Math.abs(age) <= SIGNED_FOR_MS) || !/^[0-9a-f]{64}$/.test(signed.signature)) throw notSigned()
      // The address of a case is signed itself, so that only a holder of one gets a mail read.
      if (!receiver.acceptsMailTo(signed.recipient)) return { receipt: 'refused' }
      const slot = arriving.acquire('mail')
      try {
        const raw = await signedBytes(stream, signed, { secret, now })
        const { recipient: to, sender } = signed
        const mail = { raw, to, from: sender === null ? null : withoutBrackets(sender), ip: request.ip }
        const { receipt, isFolded, words } = await receiver.receive(mail)
        return { receipt, ...(isFolded && { isFolded }), ...(words !== undefined && { words }) }
      } finally {
        slot.release()
      }
    })
  })
}

const isStream = (body: unknown): body is NodeJS.ReadableStream =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body

const notSigned = () =>
  new AppError('INVALID_API_INPUT', { reason: 'the signature of the mail is missing, wrong or too old' })

/** Reads the mail, and computes its signature while it arrives. */
async function signedBytes(
  stream: NodeJS.ReadableStream,
  { signature, ...parts }: SignedParts,
  { secret, now }: { secret: string; now: () => number },
): Promise<Buffer> {
  const hmac = beginSignature(parts, secret)
  const options = { mostBytes: limits.mailBytes, now, eachPiece: (piece: Buffer) => void hmac.update(piece) }
  const raw = await bytesAtPace(stream, options).catch((cause: unknown) => {
    throw cause instanceof MailTooLarge ? new AppError('BODY_TOO_LARGE', {}, { cause }) : cause
  })
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
