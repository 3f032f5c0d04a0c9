import { afterEach, expect, it, vi } from 'vitest'
import { createBrowserFetch } from './browser-fetch.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The network of a browser: keeps what was sent and answers with one response. */
function network(answer: () => Response) {
  const sent: { address: string; method: string; headers: Record<string, string>; body: unknown }[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({
      address,
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      body: init.body,
    })
    return answer()
  })
  return sent
}

const options = { csrfToken: () => 'token-1', isPersonCaused: () => false, onSignedOut: () => undefined }

it('marks calls that a person caused, and carries the CSRF token on unsafe calls only', async () => {
  const sent = network(() => Response.json({ ok: true }))
  const quiet = createBrowserFetch(options)
  const caused = createBrowserFetch({ ...options, isPersonCaused: () => true })
  await quiet({ method: 'GET', path: '/a', query: { fields: 'Case.Id,Case.Subject' } })
  const answer = await caused({ method: 'PATCH', path: '/b', body: { fields: {} }, headers: { 'if-match': '3' } })
  expect(sent).toEqual([
    {
      address: '/a?fields=Case.Id%2CCase.Subject',
      method: 'GET',
      headers: { accept: 'application/json' },
      body: undefined,
    },
    {
      address: '/b',
      method: 'PATCH',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'if-match': '3',
        'x-csrf-token': 'token-1',
        'x-user-activity': '1',
      },
      body: '{"fields":{}}',
    },
  ])
  expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: { ok: true } })
})

it('reports the end of the session, and still hands the answer on', async () => {
  network(() => Response.json([{ errorCode: 'NOT_SIGNED_IN', message: '' }], { status: 401 }))
  const ended = vi.fn()
  const answer = await createBrowserFetch({ ...options, onSignedOut: ended })({ method: 'GET', path: '/a' })
  expect([answer.status, ended.mock.calls.length]).toEqual([401, 1])
})

it('takes an empty body and a body that is not JSON as no body', async () => {
  const answers = [new Response(null, { status: 204 }), new Response('<html>', { status: 502 })]
  network(() => answers.shift() ?? new Response())
  const send = createBrowserFetch(options)
  const bodies = [await send({ method: 'DELETE', path: '/a' }), await send({ method: 'GET', path: '/a' })]
  expect(bodies.map(({ status, body }) => ({ status, body }))).toEqual([
    { status: 204, body: undefined },
    { status: 502, body: undefined },
  ])
})
