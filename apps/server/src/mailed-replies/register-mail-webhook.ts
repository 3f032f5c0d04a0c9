import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError, limits } from 'contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config/read-config.ts'
import type { RoutePolicy } from '../http/route-policy.ts'
import type { MailReceiver } from './create-mail-receiver.ts'

export const MAIL_WEBHOOK_PATH = '/mail/replies'

/** Limits the replay of a recorded request. */
const SIGNED_FOR_MS = 300_000

type WebhookParts = { mailReceiver: MailReceiver | null; config: Pick<Config, 'inboundMail'>; now: () => number }

/**
 * Receives mails from a mail service by HTTP, where a secret for it is configured. The body is the raw mail, and each request is signed:
 * see docs/mail.md.
 */
export async function registerMailWebhook(
  app: FastifyInstance,
  { mailReceiver: receiver, config, now }: WebhookParts,
): Promise<void> {
  const secret = config.inboundMail?.webhookSecret ?? null
  if (receiver === null || secret === null) return
  await app.register(async (scope) => {
    const options = { parseAs: 'buffer', bodyLimit: limits.mailBytes } as const
    scope.addContentTypeParser('message/rfc822', options, (_request, body, done) => done(null, body))
    const policy: RoutePolicy = { rate: 'upload', access: 'open' }
    scope.post(MAIL_WEBHOOK_PATH, { config: { policy }, bodyLimit: limits.mailBytes }, async (request) => {
      if (!Buffer.isBuffer(request.body)) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
      const signed = signedParts(request)
      const age = now() - Number(signed.timestamp) * 1_000
      if (!(Math.abs(age) <= SIGNED_FOR_MS) || !isSignature(signed, request.body, secret)) {
        throw new AppError('INVALID_API_INPUT', { reason: 'the signature of the mail is missing, wrong or too old' })
      }
      const { recipient: to, sender } = signed
      const mail = { raw: request.body, to, from: sender === null ? null : withoutBrackets(sender), ip: request.ip }
      return { receipt: await receiver.receive(mail) }
    })
  })
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

/** The signature of a mail that a mail service sends, in hexadecimal digits. */
export function mailSignature(
  { timestamp, recipient, sender }: Omit<SignedParts, 'signature'>,
  raw: Uint8Array,
  secret: string,
): string {
  return createHmac('sha256', secret)
    .update(`${timestamp}\n${recipient}\n${sender ?? ''}\n`)
    .update(raw)
    .digest('hex')
}

function isSignature({ signature, ...parts }: SignedParts, raw: Uint8Array, secret: string): boolean {
  const expected = Buffer.from(mailSignature(parts, raw, secret))
  const received = Buffer.from(signature)
  return received.length === expected.length && timingSafeEqual(received, expected)
}

/** The sender of a delivery report is `<>`. */
const withoutBrackets = (address: string): string => address.replace(/^<|>$/g, '')
