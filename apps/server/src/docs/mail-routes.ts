import { limits } from 'contract'
import type { RouteDoc } from './route-doc.ts'

const text = { type: 'string' }

/** How a mail service hands over answers by e-mail. */
export const mailRoutes: readonly RouteDoc[] = [
  {
    method: 'POST',
    path: '/mail/replies',
    id: 'takeMailedReply',
    group: 'mail',
    summary: 'Takes a mail to the address of a case, as it came over the line.',
    description: `Only where INBOUND_MAIL_SECRET is set. A mail has ${limits.mailBytes} bytes at most; one that comes again is taken once.`,
    access: 'open',
    headers: {
      'navdesk-timestamp': {
        schema: text,
        description: 'Seconds since 1970; five minutes old at most.',
        required: true,
      },
      'navdesk-recipient': {
        schema: text,
        description: 'The address of the envelope, that of the case.',
        required: true,
      },
      'navdesk-sender': { schema: text, description: 'The sender of the envelope, `<>` for a report.' },
      'navdesk-signature': {
        schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
        description:
          'HMAC-SHA256 with the secret of timestamp, recipient and sender, each with a line feed behind it, and the mail.',
        required: true,
      },
    },
    body: { mediaType: 'message/rfc822', schema: text, required: true },
    answers: {
      200: {
        description: 'How the mail was handled; final.',
        body: {
          mediaType: 'application/json',
          schema: {
            type: 'object',
            required: ['receipt'],
            properties: {
              receipt: { enum: ['added', 'answered', 'held', 'ignored', 'refused', 'unreadable'] },
              isFolded: {
                type: 'boolean',
                description: 'True where a part of the mail was taken for a quoted mail that is none of ours.',
              },
              words: { type: 'string', description: 'Why the mail was refused.' },
            },
          },
        },
      },
    },
    errors: ['NOT_FOUND', 'UNSUPPORTED_MEDIA_TYPE', 'BODY_TOO_LARGE', 'IDEMPOTENCY_KEY_IN_USE'],
  },
]
