import { STATUS_CODES } from 'node:http'
import { AppError } from 'contract'
import type { BoundCall } from '../http/bound-call.ts'
import type { CallContext } from '../http/call-context.ts'
import { KEPT, type PageCall } from '../http/call-contexts.ts'
import type { CallRouter } from '../http/call-router.ts'
import { readIdempotencyKey } from '../http/conditions.ts'
import { errorAnswer } from '../http/error-answers.ts'
import type { InputOf } from '../http/implementation.ts'
import { toAppError } from '../http/to-app-error.ts'
import type { PageAnswer, PageFetch } from './page-site.ts'

export type PageFetchParts = {
  router: CallRouter
  contextOf(call: PageCall): CallContext
  /** Whether the page may change data: only when it processes a submitted form. */
  mayWrite: boolean
  checksAnswers: boolean
  /** The id under which failures of the page are logged. */
  reference: string
  reportError(error: unknown): void
}

/** Answers the calls of a page on the server, with the same implementations and checks as over HTTP. */
export function pageFetch({
  router,
  contextOf,
  mayWrite,
  checksAnswers,
  reference,
  reportError,
}: PageFetchParts): PageFetch {
  return async ({ method, path, query = {}, body, headers: sent = {} }) => {
    const match = router.find(method, path)
    if (match === null) return failed(new AppError('NOT_FOUND'), 'list')
    const { call, check, errors, run } = match.bound
    const headers: Record<string, string> = {}
    try {
      if (!mayWrite && !isReading(call)) throw new AppError('CSRF_REFUSED')
      const context = contextOf({
        letKeep: () => {
          headers['cache-control'] = KEPT
        },
        idempotencyKey: readIdempotencyKey(lowerCased(sent)),
      })
      if (call.access === 'session' && context.session === null) throw new AppError('NOT_SIGNED_IN')
      const input = check.input({ params: match.params, query, body: asSent(body) })
      const answer = await run(context, input as InputOf<typeof call>)
      if (checksAnswers) check.answer(answer)
      return { ...answered(call.success, answer), headers }
    } catch (error) {
      const known = toAppError(error, reference)
      if (known.status >= 500) reportError(known.cause ?? known)
      return failed(known, errors)
    }
  }
}

/** The body as it would arrive over HTTP, without undefined members. */
function asSent(body: unknown): unknown {
  return body === undefined ? undefined : JSON.parse(JSON.stringify(body))
}

/** Whether a call only reads, even by POST. */
function isReading({ method, rate }: BoundCall['call']): boolean {
  return method === 'GET' || rate === 'read' || rate === 'search'
}

const lowerCased = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

function failed(error: AppError, style: Parameters<typeof errorAnswer>[1]): PageAnswer {
  const { status, body } = errorAnswer(error, style)
  return answered(status, body)
}

const answered = (status: number, body: unknown): PageAnswer => ({
  status,
  statusText: STATUS_CODES[status] ?? '',
  body,
})
