import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** How long a body that is not a file may take to arrive. */
const BODY_MS = 30_000

/**
 * Takes JSON bodies only; the media types of forms, which a page of another site could send, are refused. An empty body is
 * no body. Keys that would reach a prototype are refused.
 */
export function parseJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) done(null, undefined)
    else void parse(request, String(text), done)
  })
  app.addHook('preParsing', ({ raw, method, routeOptions }, _reply, body, done) => {
    const isRead = method === 'GET' || method === 'HEAD'
    if (!isRead && routeOptions.config.policy?.rate !== 'upload') expectSoon(raw)
    done(null, body)
  })
}

function expectSoon(raw: IncomingMessage): void {
  const timer = setTimeout(() => raw.destroy(), BODY_MS)
  timer.unref()
  for (const end of ['end', 'close']) raw.once(end, () => clearTimeout(timer))
}
