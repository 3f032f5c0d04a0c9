import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { createRecordCache, FetchError, readServerMethod } from 'record-cache'
import { read } from 'record-cache-react'
import { expect, it } from 'vitest'
import { noOffers } from '../site/offers.ts'
import { pages } from '../site/pages.ts'
import { cacheContext, offersContext, type Site, sessionContext, siteContext } from '../site/site.ts'
import { NOW_MS, pageOfTests } from '../testing/render-screen.tsx'
import { ok, refused, scriptedService } from '../testing/scripted-service.ts'
import { loadInBrowser, loadOnServer } from './load-page.ts'
import { followed, leading, page, required } from './page.ts'

const method = (apexMethod: string) => read(readServerMethod, { apexClass: 'Pages', apexMethod })
const isThere = (answer: unknown) => answer !== null

const row = { path: '/hello', title: 'Hello' }
const open = page({
  ...row,
  audience: 'public',
  reads: ({ user }) => ({ record: required(method('find'), isThere), extra: user && method('extra') }),
})
const ofAgents = page({ ...row, audience: ['agent', 'author'], reads: () => ({ record: required(method('find')) }) })
const forGuests = page({ ...row, audience: 'guest', reads: () => ({}) })
const notThere = page({ ...row, audience: 'customer', reads: () => null })

/** What both loaders of a page do at an address: where they send the reader, the status they throw, or null; and what they ask for. */
async function load(
  wanted: Parameters<typeof loadOnServer>[0],
  {
    address = '/hello?a=1',
    session = pageOfTests().session,
    answers = {} as Parameters<typeof scriptedService>[0],
    offers = Promise.resolve(noOffers),
    hasExpiredSession = false,
  } = {},
) {
  const outcomes = []
  for (const load of [loadOnServer, loadInBrowser]) {
    const { fetch, asked } = scriptedService(answers)
    const context = new RouterContextProvider()
    const { communityId } = pageOfTests()
    context.set(siteContext, { session, communityId, hasExpiredSession, now: () => NOW_MS } as Site)
    context.set(sessionContext, session)
    context.set(offersContext, () => offers)
    context.set(cacheContext, createRecordCache({ fetch, now: () => NOW_MS }))
    const request = new Request(`https://portal.example${address}`)
    const outcome = await load(wanted)({
      request,
      params: {},
      context,
      url: new URL(request.url),
      pattern: '',
    } as LoaderFunctionArgs).catch((thrown) => thrown)
    const shown = outcome instanceof Response ? outcome.headers.get('location') : (outcome?.init?.status ?? outcome)
    outcomes.push([shown, asked.map(({ path }) => path.split('/').at(-1))])
  }
  return outcomes
}

const visitor = pageOfTests({ isSignedIn: false }).session
const both = (outcome: unknown, asked: string[]) => [
  [outcome, asked],
  [outcome, asked],
]

it('makes the reads of a page for each of its audiences', async () => {
  const answers = { find: ok({ a: 1 }), extra: ok({}) }
  expect(await load(open, { answers })).toEqual(both(null, ['find', 'extra']))
  expect(await load(open, { answers, session: visitor })).toEqual(both(null, ['find']))
})

it('redirects visitors to sign in and back, from pages of other audiences and from hidden records', async () => {
  const signIn = '/login?startURL=%2Fhello%3Fa%3D1'
  expect(await load(ofAgents, { session: visitor })).toEqual(both(signIn, []))
  for (const answer of [ok(null), refused(404, 'NOT_FOUND'), refused(401, 'NOT_SIGNED_IN'), refused(400, 'BAD_ID')]) {
    expect(await load(open, { session: visitor, answers: { find: answer } })).toEqual(
      both(`${signIn}&reason=hidden`, ['find']),
    )
  }
})

it('says to users whose session has ended why they sign in again, on the pages that differ for them', async () => {
  const ended = { session: visitor, hasExpiredSession: true, answers: { find: refused(404, 'NOT_FOUND') } }
  const onServer = async (wanted: Parameters<typeof load>[0], address?: string) =>
    (await load(wanted, { ...ended, address }))[0]?.[0]
  const signIn = '/login?startURL=%2Fhello%3Fa%3D1&reason=expired'
  expect(await onServer(ofAgents)).toBe(signIn)
  expect(await onServer(open)).toBe(signIn)
  expect(await onServer(page({ ...pages.home, reads: () => ({}) }), '/')).toBe('/login?reason=expired')
  expect(await onServer(forGuests)).toBe(null)
})

it('redirects signed-in users from guest pages, and only within this portal', async () => {
  expect(await load(forGuests, { address: '/hello?startURL=%2Fcase-manager' })).toEqual(both('/case-manager', []))
  expect(await load(forGuests, { address: '/hello?startURL=https://evil.example' })).toEqual(both('/', []))
})

it('answers 404 for another audience, and for a page without reads', async () => {
  expect(await load(ofAgents)).toEqual(both(404, []))
  expect(await load(notThere)).toEqual(both(404, []))
  expect(
    await load(ofAgents, { session: pageOfTests({ profile: 'Author' }).session, answers: { find: ok({}) } }),
  ).toEqual(both(null, ['find']))
})

it('takes the status of a page from its required reads, and leaves other failures to the screen', async () => {
  const status = async (find: ReturnType<typeof ok>, extra = ok({})) =>
    (await load(open, { answers: { find, extra } }))[0]?.[0]
  expect(await status(ok(null))).toBe(404)
  expect(await status(refused(404, 'NOT_FOUND'))).toBe(404)
  expect(await status(refused(503, 'BUSY'))).toBe(503)
  expect(await status(ok({}), refused(500, 'FAULT'))).toBe(null)
  expect(await status(ok({}), refused(401, 'NOT_SIGNED_IN'))).toBe('/login?startURL=%2Fhello%3Fa%3D1&reason=expired')
})

it('leaves a temporary failure to the screen, which retries, for visitors too', async () => {
  const answers = { find: refused(503, 'BUSY') }
  expect((await load(open, { answers, session: visitor })).map(([shown]) => shown)).toEqual([503, null])
})

it('makes a dependent read only on the server', async () => {
  const next = page({
    ...row,
    audience: 'public',
    reads: () => ({
      record: followed(required(method('find'), isThere), (answer, { communityId }) =>
        answer === null ? null : method(`next-of-${communityId}`),
      ),
    }),
  })
  const asked = async (find: ReturnType<typeof ok>) =>
    (await load(next, { answers: { find, next: refused(503, 'BUSY') } })).map(([, paths]) => paths)
  expect(await asked(ok({}))).toEqual([['find', 'next-of-0DB000000000001GAA'], ['find']])
  expect(await asked(ok(null))).toEqual([['find'], ['find']])
})

it('asks to sign in again when the session ends before the server says what it offers', async () => {
  const ended = Promise.reject(new FetchError('/nav-items', { status: 401, statusText: 'Unauthorized', body: [] }))
  expect(await load(open, { offers: ended })).toEqual(both('/login?startURL=%2Fhello%3Fa%3D1&reason=expired', []))
})

it('redirects to the address in an answer', async () => {
  const record = required(method('find'), isThere)
  const elsewhere = page({
    ...row,
    audience: 'public',
    reads: () => ({ record: leading(record, (answer) => (answer as { to: string | null }).to) }),
  })
  for (const session of [pageOfTests().session, visitor]) {
    expect(await load(elsewhere, { session, answers: { find: ok({ to: '/there' }) } })).toEqual(
      both('/there', ['find']),
    )
    expect(await load(elsewhere, { session, answers: { find: ok({ to: null }) } })).toEqual(both(null, ['find']))
  }
})
