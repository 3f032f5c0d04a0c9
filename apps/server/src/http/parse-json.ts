import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

export type BodyTimes = {
  /** The longest pause within a body that is not a file. */
  silentMs: number
  /** The longest time in which a body must arrive. */
  mostMs: number
}

const BODY_TIMES: BodyTimes = { silentMs: 5_000, mostMs: 30_000 }

/**
 * Accepts JSON bodies only. The media types of forms, which a page of another site could send, are rejected, as are keys that would change a
 * prototype. An empty body counts as absent.
 */
export function parseJson(app: FastifyInstance, times: BodyTimes = BODY_TIMES): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) done(null, undefined)
    else void parse(request, String(text), done)
  })
  app.addHook('preParsing', ({ raw, method, routeOptions }, _reply, body, done) => {
    const isRead = method === 'GET' || method === 'HEAD'
    if (!isRead && routeOptions.config.policy?.rate !== 'upload') expectSoon(raw, times)
    done(null, body)
  })
}

function expectSoon(raw: IncomingMessage, { silentMs, mostMs }: BodyTimes): void {
  let { bytesRead } = raw.socket
  const silence = setInterval(() => {
    if (raw.socket.bytesRead === bytesRead) raw.destroy()
    bytesRead = raw.socket.bytesRead
  }, silentMs)
  const end = setTimeout(() => raw.destroy(), mostMs)
  silence.unref()
  end.unref()
  for (const event of ['end', 'close']) {
    raw.once(event, () => {
      clearInterval(silence)
      clearTimeout(end)
    })
  }
}
