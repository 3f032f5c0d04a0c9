import type { FastifyInstance } from 'fastify'
import { ALERT_MAILS_PATH } from 'support'
import { Type } from 'typebox'
import type { RoutePolicy } from '../http/route-policy.ts'

const messages = { stopped: 'You will get no more product alert e-mails.' }

const TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** More than a mail provider sends. */
const BODY_BYTES = 4_096

/**
 * The unsubscribe address in alert mails. Mail providers post a form to it for their users, without a page and a cookie (RFC 8058); a browser
 * that opens it is redirected to the page that asks for confirmation.
 */
export async function registerAlertMails(
  app: FastifyInstance,
  { alerts: { stopMails } }: { alerts: { stopMails(token: string): Promise<void> } },
): Promise<void> {
  const policy: RoutePolicy = { rate: 'form', access: 'open' }
  const path = `${ALERT_MAILS_PATH}/:token`
  const params = Type.Object({ token: Type.String({ description: 'The signed token of the mail.' }) })
  app.get<{ Params: { token: string } }>(
    path,
    {
      config: { policy: { rate: 'page', access: 'open' } },
      schema: {
        operationId: 'alertMails',
        tags: ['Operations'],
        summary: 'Redirects the link of an alert mail to the page that ends such mails.',
        params,
        response: { 302: Type.Null({ description: 'To that page.' }) },
      },
    },
    (request, reply) => reply.redirect(`/unsubscribe/${encodeURIComponent(request.params.token)}`, 302),
  )
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The token is sufficient; the body is ignored.
    scope.addContentTypeParser(TYPES, { parseAs: 'string', bodyLimit: BODY_BYTES }, (_request, _text, done) =>
      done(null),
    )
    scope.post<{ Params: { token: string } }>(
      path,
      {
        config: { policy },
        bodyLimit: BODY_BYTES,
        schema: {
          operationId: 'stopAlertMailsByMail',
          tags: ['Operations'],
          summary: 'Ends the product alert e-mails of a person, for mail providers that send the form of RFC 8058.',
          params,
          consumes: TYPES,
          body: Type.Object({ 'List-Unsubscribe': Type.String() }),
          produces: ['text/plain'],
          response: { 200: Type.String({ description: 'A sentence that says so.' }) },
          errors: ['LINK_INVALID', 'UNSUPPORTED_MEDIA_TYPE', 'BODY_TOO_LARGE'],
        },
      },
      async (request, reply) => {
        await stopMails(request.params.token)
        return await reply.type('text/plain; charset=utf-8').send(`${messages.stopped}\n`)
      },
    )
  })
}
