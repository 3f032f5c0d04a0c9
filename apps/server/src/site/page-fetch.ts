import { STATUS_CODES } from 'node:http'
import { AppError } from 'contract'
import type { CallContext } from '../http/call-context.ts'
import { KEPT } from '../http/call-contexts.ts'
import type { CallRouter } from '../http/call-router.ts'
import { errorAnswer } from '../http/error-answers.ts'
import type { InputOf } from '../http/implementation.ts'
import { toAppError } from '../http/to-app-error.ts'
import type { PageAnswer, PageFetch } from './page-site.ts'

export type PageFetchParts = {
  router: CallRouter
  /** The context of one call; `letKeep` is called when the page may keep the answer. */
  contextOf(letKeep: () => void): CallContext
  checksAnswers: boolean
  /** The number under which failures of the page are logged. */
  reference: string
  reportError(error: unknown): void
}

/** Answers the calls of a page while it is rendered, with the same implementations and checks as over HTTP. */
export function pageFetch({ router, contextOf, checksAnswers, reference, reportError }: PageFetchParts): PageFetch {
  return async ({ method, path, query = {}, body }) => {
    const found = router.find(method, path)
    if (found === null) return failed(new AppError('NOT_FOUND'), 'list')
    const { call, check, errors, run } = found.bound
    const headers: Record<string, string> = {}
    const context = contextOf(() => {
      headers['cache-control'] = KEPT
    })
    try {
      if (call.access === 'session' && context.session === null) throw new AppError('NOT_SIGNED_IN')
      const input = check.input({ params: found.params, query, body })
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

function failed(error: AppError, style: Parameters<typeof errorAnswer>[1]): PageAnswer {
  const { status, body } = errorAnswer(error, style)
  return answered(status, body)
}

const answered = (status: number, body: unknown): PageAnswer => ({
  status,
  statusText: STATUS_CODES[status] ?? '',
  body,
})
