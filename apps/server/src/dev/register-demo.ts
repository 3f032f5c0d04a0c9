import { AppError, limits } from 'contract'
import { demoFacts } from 'demo'
import type { FastifyInstance, FastifyReply, FastifySchema } from 'fastify'
import type { Platform } from 'platform'
import { Type } from 'typebox'
import { answerMail, type MailAnswer } from '../adapters/mail-catcher/answer-mail.ts'
import { type MailboxPage, mailboxHtml, mailboxJson, renderedMail } from '../adapters/mail-catcher/mailbox-pages.ts'
import type { CaughtMail } from '../adapters/mail-catcher/start-mail-catcher.ts'
import type { Config } from '../config/read-config.ts'
import type { RoutePolicy } from '../http/route-policy.ts'

type DemoParts = {
  config: Pick<Config, 'demo'>
  platform: Platform
  messages: MailboxParts['messages'] | null
  mailReceiver: { receive(...mail: Parameters<MailboxParts['receive']>): Promise<{ receipt: string }> } | null
}

/** The addresses of demo mode: the mailbox, where the catcher keeps the mails, and the ids of demo records. */
export async function registerDemo(app: FastifyInstance, parts: DemoParts): Promise<void> {
  const { config, platform, messages, mailReceiver } = parts
  if (!config.demo) return
  registerDemoFacts(app, platform)
  if (messages === null) return
  await registerMailbox(app, {
    messages,
    receive: async (mail) => (await mailReceiver?.receive(mail))?.receipt ?? 'ignored',
  })
}

const tags = ['Demo']
const params = Type.Object({ id: Type.String({ description: 'The number of the mail.' }) })
const pageSchema: FastifySchema = {
  operationId: 'mailbox',
  tags,
  summary: 'The caught mails as a page.',
  produces: ['text/html'],
  response: { 200: Type.String({ description: 'The page.' }) },
}
const mailsSchema: FastifySchema = {
  operationId: 'mailboxJson',
  tags,
  summary: 'The caught mails.',
  response: {
    200: Type.Array(
      Type.Object({
        id: Type.String(),
        to: Type.String(),
        from: Type.String(),
        subject: Type.String(),
        text: Type.String(),
        html: Type.String(),
        headers: Type.Optional(Type.Record(Type.String(), Type.String())),
        receivedAt: Type.String({ format: 'date-time' }),
      }),
      { description: 'The mails, newest first.' },
    ),
  },
}
const mailSchema: FastifySchema = {
  operationId: 'renderedMail',
  tags,
  summary: 'One mail as a mail program would render it.',
  params,
  produces: ['text/html'],
  response: { 200: Type.String({ description: 'The mail.' }) },
  errors: ['NOT_FOUND'],
}
const answerSchema: FastifySchema = {
  operationId: 'answerMail',
  tags,
  summary: 'The form of the mailbox, which answers a mail as its recipient.',
  params,
  consumes: ['application/x-www-form-urlencoded'],
  body: Type.Object({ text: Type.String() }),
  response: { 303: Type.Null({ description: 'The answer was delivered; the page at `location` shows the outcome.' }) },
  errors: ['NOT_FOUND', 'CSRF_REFUSED', 'UNSUPPORTED_MEDIA_TYPE', 'BODY_TOO_LARGE', 'IDEMPOTENCY_KEY_IN_USE'],
}
const factsSchema: FastifySchema = {
  operationId: 'demoFacts',
  tags,
  summary: 'The ids of demo records for tests of the product, null for those that no longer exist.',
  response: {
    200: Type.Record(Type.String(), Type.Union([Type.String(), Type.Null()]), {
      description: 'Ids and URL names by the thing that they identify.',
    }),
  },
  errors: ['QUERY_TIMEOUT'],
}

export type MailboxParts = {
  messages(): readonly CaughtMail[]
  /** Delivers a reply, as the receiving mail host does. @returns the outcome. */
  receive(answer: MailAnswer & { ip: string }): Promise<string>
}

/** Shows the mails of the catcher: as a page, rendered one by one, and as JSON. Mails with a reply address have a form for a reply. */
export async function registerMailbox(app: FastifyInstance, { messages, receive }: MailboxParts): Promise<void> {
  const config: { policy: RoutePolicy } = { policy: { rate: 'page', access: 'open' } }
  app.get<{ Querystring: { receipt?: string } }>('/dev/mailbox', { config, schema: pageSchema }, ({ query }, reply) =>
    sendPage(
      reply,
      mailboxHtml(messages(), (id) => `/dev/mailbox/${id}`, query.receipt ?? null),
    ),
  )
  app.get('/dev/mailbox.json', { config, schema: mailsSchema }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(mailboxJson(messages())),
  )
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', { config, schema: mailSchema }, (request, reply) => {
    const page = renderedMail(messages(), request.params.id)
    if (page === null) throw new AppError('NOT_FOUND')
    return sendPage(reply, page)
  })
  const form: RoutePolicy = { rate: 'form', access: 'open', isForm: true }
  // In a separate scope, so that no other route accepts the media type of forms.
  await app.register(async (scope) => {
    const parsing = { parseAs: 'string', bodyLimit: limits.formBytes } as const
    scope.addContentTypeParser('application/x-www-form-urlencoded', parsing, (_request, text, done) => done(null, text))
    scope.post<{ Params: { id: string }; Body: unknown }>(
      '/dev/mailbox/:id',
      { config: { policy: form }, schema: answerSchema },
      async ({ params, body, ip }, reply) => {
        const mail = messages().find(({ id }) => id === params.id)
        const text = new URLSearchParams(String(body)).get('text')?.trim() ?? ''
        const answer = mail && text !== '' ? answerMail(mail, text) : null
        if (answer === null) throw new AppError('NOT_FOUND')
        return reply.redirect(`/dev/mailbox?receipt=${await receive({ ...answer, ip })}`, 303)
      },
    )
  })
}

function sendPage(reply: FastifyReply, { html, contentSecurityPolicy }: MailboxPage): FastifyReply {
  return reply.header('content-security-policy', contentSecurityPolicy).type('text/html; charset=utf-8').send(html)
}

/** `/dev/demo.json`, in demo mode: the ids of demo records for tests of the product. */
function registerDemoFacts(app: FastifyInstance, platform: Platform): void {
  app.get(
    '/dev/demo.json',
    { config: { policy: { rate: 'page', access: 'open' } }, schema: factsSchema },
    async () => await demoFacts(platform),
  )
}
