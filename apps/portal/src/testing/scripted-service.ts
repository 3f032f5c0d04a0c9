import type { CacheFetch, CacheRequest, CacheResponse } from 'record-cache'

type Answer = CacheResponse | ((request: CacheRequest) => CacheResponse | Promise<CacheResponse>)

/** Fake service that responds by path and records the requests. A path without a scripted response fails the test. */
export function scriptedService(answers: Readonly<Record<string, Answer>>) {
  const asked: CacheRequest[] = []
  const fetch: CacheFetch = async (request) => {
    asked.push(request)
    const path = Object.keys(answers).find((end) => request.path.endsWith(end))
    const answer = path === undefined ? undefined : answers[path]
    if (answer === undefined) throw new Error(`no scripted response for ${request.method} ${request.path}`)
    // Copied, because the cache owns its responses.
    return structuredClone(typeof answer === 'function' ? await answer(request) : answer)
  }
  return { fetch, asked }
}

export const ok = (body: unknown): CacheResponse => ({ status: 200, statusText: 'OK', body })

export const refused = (status: number, errorCode: string): CacheResponse => ({
  status,
  statusText: errorCode,
  body: [{ errorCode, message: errorCode }],
})
