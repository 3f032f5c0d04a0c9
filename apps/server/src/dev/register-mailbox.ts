import { AppError } from 'contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { CaughtMail } from '../adapters/mail-catcher/caught-mail.ts'
import { type MailboxPage, mailboxHtml, mailboxJson, renderedMail } from '../adapters/mail-catcher/mailbox-pages.ts'
import type { RoutePolicy } from '../http/route-policy.ts'

/** Shows the mails of the catcher in demo mode: as a page, rendered one by one, and as JSON. */
export function registerMailbox(app: FastifyInstance, messages: () => readonly CaughtMail[]): void {
  const config: { policy: RoutePolicy } = { policy: { rate: 'page', access: 'open' } }
  app.get('/dev/mailbox', { config }, (_request, reply) =>
    sendPage(
      reply,
      mailboxHtml(messages(), (id) => `/dev/mailbox/${id}`),
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
}

function sendPage(reply: FastifyReply, { html, contentSecurityPolicy }: MailboxPage): FastifyReply {
  return reply.header('content-security-policy', contentSecurityPolicy).type('text/html; charset=utf-8').send(html)
}
