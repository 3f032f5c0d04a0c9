import type { FastifyInstance } from 'fastify'
import { ALERT_MAILS_PATH } from 'support'
import type { RoutePolicy } from '../http/route-policy.ts'

const TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Longer than what a mail provider sends. */
const BODY_BYTES = 4_096

/**
 * The address that an alert mail names for its end. Mail providers send it a form for their users, from no page and without a cookie
 * (RFC 8058); a person who opens it is led to the page that asks.
 */
export async function registerAlertMails(
  app: FastifyInstance,
  { alerts: { stopMails } }: { alerts: { stopMails(token: string): Promise<void> } },
): Promise<void> {
  const policy: RoutePolicy = { rate: 'form', access: 'open' }
  const path = `${ALERT_MAILS_PATH}/:token`
  app.get<{ Params: { token: string } }>(
    path,
    { config: { policy: { rate: 'page', access: 'open' } } },
    (request, reply) => reply.redirect(`/unsubscribe/${encodeURIComponent(request.params.token)}`, 302),
  )
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The token says all; what is sent is not looked at.
    scope.addContentTypeParser(TYPES, { parseAs: 'string', bodyLimit: BODY_BYTES }, (_request, _text, done) =>
      done(null),
    )
    scope.post<{ Params: { token: string } }>(
      path,
      { config: { policy }, bodyLimit: BODY_BYTES },
      async (request, reply) => {
        await stopMails(request.params.token)
        return await reply.type('text/plain; charset=utf-8').send('You will get no more product alert e-mails.\n')
      },
    )
  })
}
