import cookie from '@fastify/cookie'
import { limits } from 'contract'
import { fastify } from 'fastify'
import type { Identity } from 'identity'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import type { SupportPerson } from 'support'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { boundCalls } from '../bound-calls.ts'
import type { CallContext } from '../http/call-context.ts'
import { createCallRouter } from '../http/call-router.ts'
import { handleErrors } from '../http/error-handling.ts'
import { requireRoutePolicies } from '../http/route-policy.ts'
import { resolveSessions } from '../http/sessions.ts'
import type { PageSite } from './page-site.ts'
import { registerPages } from './register-pages.ts'

// A portal of three addresses; they render what the server handed over.
const app = fastify()
const begun = Promise.withResolvers<void>()
const cut = Promise.withResolvers<void>()

async function render(request: Request, site: PageSite): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  if (pathname === '/moved') return new Response(null, { status: 302, headers: { location: '/login' } })
  if (request.method === 'POST') {
    const answer = await site.fetch({ method: 'POST', path: '/auth/sign-out' })
    return Response.json({ typed: await request.text(), answer: answer.status })
  }
  if (pathname === '/never') {
    begun.resolve()
    return await new Promise((_, reject) =>
      request.signal.addEventListener('abort', () => {
        cut.resolve()
        reject(new Error('aborted'))
      }),
    )
  }
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
  headers.append('set-cookie', 'a=1')
  headers.append('set-cookie', 'b=2')
  const records = await site.fetch(
    pathname === '/changes'
      ? { method: 'POST', path: '/auth/sign-out' }
      : { method: 'GET', path: '/services/data/v65.0/ui-api/records/x' },
  )
  const seen = {
    nonce: site.nonce,
    url: site.baseUrl + pathname + search,
    session: site.session,
    hasExpiredSession: site.hasExpiredSession,
    records: records.status,
    analytics: site.analytics,
  }
  return new Response(request.method === 'HEAD' ? null : JSON.stringify(seen), { status: 404, headers })
}

const live = { csrfToken: 'the-token-of-the-session', person: { view: { id: 'u' } } }
const identity = {
  session: async (token: string) => (token === 'ended' ? null : live),
  touch: async () => live,
} as unknown as Identity<SupportPerson>

beforeAll(async () => {
  await app.register(cookie)
  requireRoutePolicies(app, 1)
  resolveSessions(app, { identity, cookieName: 'session', baseUrl: 'https://help.example.com' })
  handleErrors(app, { methodsAt: () => [], countMisses: async () => undefined })
  await registerPages(app, {
    portal: async () => ({
      build: { routes: { signIn: { path: 'login', module: { action: () => null } } } } as unknown as ServerBuild,
      styles: '',
      createLoadContext: (site) => site as unknown as RouterContextProvider,
      createRequestHandler: () => (request, context) => render(request, context as unknown as PageSite),
    }),
    mode: 'production',
    router: createCallRouter(boundCalls().filter(({ name }) => name === 'session.signOut')),
    contextOf: () => ({ token: null, setToken: () => undefined, session: live }) as unknown as CallContext,
    cookie: { name: 'session', options: { path: '/' } },
    checksAnswers: true,
    baseUrl: 'https://help.example.com',
    brand: {
      name: 'Navdesk',
      company: 'Calder Aerodata',
      logoUrl: 'https://cdn.example.com/a/logo.svg',
      logoDarkUrl: 'https://cdn.example.com/a/dark.svg',
      iconUrl: null,
    },
    brandStyles: '',
    shop: {},
    legalPage: () => null,
    publicDemo: false,
    urgentPhone: null,
    supportTimes: () => Promise.resolve({ calendars: { '': { hours: '', hoursOfDay: null, open: [] } }, targets: {} }),
    companySignIn: false,
    communityId: '0DB000000000001GAA',
    analytics: { sendTo: 'https://views.example.com/collect?a=1', productionHosts: ['help.example.com'] },
    now: () => 0,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(() => app.close())

it('answers with the status, headers and cookies of the page', async () => {
  const answer = await app.inject('/article/x?a=1')
  expect(answer.statusCode).toBe(404)
  expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'set-cookie': ['a=1', 'b=2'] })
  expect(answer.json()).toMatchObject({ url: 'https://help.example.com/article/x?a=1', session: null, records: 404 })
})

it('lets pages send to the address of page views alone, and compares their host with those of production', async () => {
  const answer = await app.inject({ url: '/', headers: { host: 'HELP.example.com' } })
  expect(answer.headers['content-security-policy']).toContain("; connect-src 'self' https://views.example.com; ")
  expect(answer.json().analytics).toEqual({ sendTo: 'https://views.example.com/collect?a=1', isProduction: true })
  const staging = await app.inject({ url: '/', headers: { host: 'staging.help.example.com' } })
  expect(staging.json().analytics.isProduction).toBe(false)
})

it('gives each page a new nonce, which its policy names', async () => {
  const answers = await Promise.all([app.inject('/'), app.inject('/')])
  const nonces = answers.map((answer) => answer.json().nonce)
  expect(nonces[0]).not.toBe(nonces[1])
  for (const [index, { headers }] of answers.entries()) {
    expect(headers['content-security-policy']).toContain(`script-src 'nonce-${nonces[index]}' 'strict-dynamic';`)
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
    expect(headers['content-security-policy']).toContain("img-src 'self' data: blob: https://cdn.example.com;")
  }
})

it('passes redirects on without a body', async () => {
  const answer = await app.inject('/moved')
  expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([302, '/login', ''])
})

it('says to a page that the session of its browser has ended, once', async () => {
  const ask = (url: string, session?: string) => app.inject({ url, cookies: session === undefined ? {} : { session } })
  const answers = await Promise.all([ask('/', 'ended'), ask('/', 'living'), ask('/')])
  expect(answers.map((answer) => answer.json().hasExpiredSession)).toEqual([true, false, false])
  const isCleared = ({ cookies }: { cookies: unknown }): boolean => JSON.stringify(cookies).includes('"session"')
  expect(answers.map(isCleared)).toEqual([true, false, false])
  const moved = await Promise.all([ask('/moved', 'ended'), ask('/moved', 'living')])
  expect(moved.map(isCleared)).toEqual([true, false])
})

it('answers HEAD without rendering', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/' })
  const typed = answer.headers['content-type']
  expect([answer.statusCode, answer.body, typed]).toEqual([404, '', (await app.inject('/')).headers['content-type']])
})

it.each([
  '/services/x',
  '/auth/x',
  '/files/x',
  '/assets/x.js',
  '/api/x',
  '/dev/x',
  '/x.data',
  '/__manifest',
  '/events/x',
])('renders no page for %s', async (url) => {
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toContain('json')
})

it('stops rendering when the client disconnects', async () => {
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const controller = new AbortController()
  const visit = fetch(`http://127.0.0.1:${port}/never`, { signal: controller.signal }).catch(() => null)
  await begun.promise
  controller.abort()
  await visit
  await cut.promise
})

const ORIGIN = 'https://help.example.com'

/** A form as a browser sends it from a page of the portal. */
const send = (fields: Record<string, string>, headers: Record<string, string> = {}, url = '/login') =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN, ...headers },
    body: new URLSearchParams(fields).toString(),
  })

it('takes a form that a browser sends to a page with an action', async () => {
  const answer = await send({ name: 'Mara & Theo' })
  expect([answer.statusCode, answer.json()]).toEqual([200, { typed: 'name=Mara+%26+Theo', answer: 204 }])
  expect((await send({}, {}, '/article/x')).statusCode).toBe(404)
})

it('takes no form of more fields, or longer, than any page has', async () => {
  const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, field) => [`f${field}`, 'x']))
  expect((await send(fields(limits.formFields))).statusCode).toBe(200)
  const refused = [await send(fields(limits.formFields + 1)), await send({ name: 'x'.repeat(limits.formBytes) })]
  for (const { statusCode, headers, body } of refused) {
    expect([statusCode, headers['content-type']]).toEqual([413, 'text/html; charset=utf-8'])
    expect(body.length).toBeLessThan(10_000)
  }
})

it('changes nothing for a form without the token of its session', async () => {
  const withSession = { cookie: 'session=s' }
  const answer = async (fields: Record<string, string>) => (await send(fields, withSession)).json().answer
  expect([
    await answer({}),
    await answer({ csrfToken: 'another' }),
    await answer({ csrfToken: live.csrfToken }),
  ]).toEqual([403, 403, 204])
})

it('changes nothing while a page is only rendered', async () => {
  const site = await app.inject({ url: '/changes' })
  expect(site.json().records).toBe(403)
})

it.each<{ name: string; headers: Record<string, string> }>([
  { name: 'another site', headers: { origin: 'https://evil.example' } },
  { name: 'a page of the same host that is another site', headers: { 'sec-fetch-site': 'same-site' } },
  { name: 'an unknown place', headers: { origin: '' } },
  { name: 'a program that sends JSON', headers: { 'content-type': 'application/json' } },
])('refuses a form from $name by a page, never by JSON', async ({ headers }) => {
  const answer = await send({ name: 'x' }, headers)
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.body).toMatch(/^<!doctype html>/)
})
