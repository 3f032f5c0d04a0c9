import { AppError } from 'contract'
import type { FastifyServerOptions } from 'fastify'
import { errorAnswer } from './error-answers.ts'

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>

/**
 * Answers requests that could not be parsed, because they are too long or not HTTP, and closes the connection; a silent connection is only
 * closed. The answer is that of a failed read, because a list of too many fields is the usual cause.
 *
 * @param guards - headers of every answer.
 */
export function answerUnread(guards: Readonly<Record<string, string>>): ClientErrorHandler {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    // Browsers open connections in advance. An unsolicited answer would count as the answer of the request that they send next.
    if (socket.writable && socket.bytesRead > 0) {
      const { status, contentType, body } = errorAnswer(refusalOf(error.code), 'list')
      const text = JSON.stringify(body)
      const headers = {
        ...guards,
        'content-type': contentType,
        'content-length': Buffer.byteLength(text),
        connection: 'close',
      }
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
      socket.write([`HTTP/1.1 ${status} Bad Request`, ...lines, '', text].join('\r\n'))
    }
    socket.destroy(error)
  }
}

function refusalOf(code: string): AppError {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new AppError('QUERY_TOO_COMPLICATED', { reason: 'its address and headers are too long' })
  }
  const isLate = code === 'ERR_HTTP_REQUEST_TIMEOUT'
  return new AppError('INVALID_API_INPUT', { reason: isLate ? 'it did not arrive in time' : 'it is not well formed' })
}
