import { AppError, limits } from 'contract'
import { demoFacts } from 'demo'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Platform } from 'platform'
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

export type MailboxParts = {
  messages(): readonly CaughtMail[]
  /** Delivers a reply, as the receiving mail host does. @returns the outcome. */
  receive(answer: MailAnswer & { ip: string }): Promise<string>
}

/** Shows the mails of the catcher: as a page, rendered one by one, and as JSON. Mails with a reply address have a form for a reply. */
export async function registerMailbox(app: FastifyInstance, { messages, receive }: MailboxParts): Promise<void> {
  const config: { policy: RoutePolicy } = { policy: { rate: 'page', access: 'open' } }
  app.get<{ Querystring: { receipt?: string } }>('/dev/mailbox', { config }, ({ query }, reply) =>
    sendPage(
      reply,
      mailboxHtml(messages(), (id) => `/dev/mailbox/${id}`, query.receipt ?? null),
    ),
  )
  app.get('/dev/mailbox.json', { config }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(mailboxJson(messages())),
  )
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', { config }, (request, reply) => {
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
      { config: { policy: form } },
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
    { config: { policy: { rate: 'page', access: 'open' } } },
    async () => await demoFacts(platform),
  )
}
