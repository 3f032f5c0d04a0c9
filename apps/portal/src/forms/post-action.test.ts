import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { createRecordCache, FetchError } from 'record-cache'
import { beforeEach, expect, it } from 'vitest'
import { cacheContext, postedContext, type Site, siteContext } from '../site/site.ts'
import { pageOfTests } from '../testing/render-screen.tsx'
import { type PostedFormOptions, postAction } from './post-action.ts'

type Letter = { subject: string; secret: string }

const keys: string[] = []
beforeEach(() => void keys.splice(0))

const letter: PostedFormOptions<Letter> = {
  id: 'letter',
  fields: ['subject', 'secret'],
  secrets: ['secret'],
  fieldOf: { Subject: 'subject' },
  problemsOf: ({ subject }) => ({ subject: subject === '' ? 'Enter a subject.' : undefined }),
  read: ({ subject = '', secret = '' }) => ({ subject, secret }),
  send: async ({ subject }, { idempotencyKey }) => {
    keys.push(idempotencyKey)
    if (subject === 'refused') {
      const errors = [{ errorCode: 'STRING_TOO_LONG', message: 'Too short.', field: 'Subject' }]
      throw new FetchError('/records', { status: 400, statusText: 'Bad Request', body: { output: { errors } } })
    }
    return '/sent'
  },
}

let setCookie = ''

/** Sends a form to a page for customers. @param form - the letter, or one that mails. @returns the status, the redirect, and what the page is rendered with. */
async function send(fields: Record<string, string>, { isSignedIn = true, cookie = '', form = letter } = {}) {
  const context = new RouterContextProvider()
  const fetch = () => Promise.reject(new Error('nothing is sent'))
  context.set(siteContext, { session: pageOfTests({ isSignedIn }).session, fetch } as unknown as Site)
  context.set(cacheContext, createRecordCache({ fetch, now: () => 0 }))
  const request = new Request('http://localhost/letters?to=theo', {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ form: 'letter', key: 'page-0001', csrfToken: 'token', ...fields }),
  })
  const action = postAction({ audience: 'customer' }, form) as (args: ActionFunctionArgs) => Promise<unknown>
  const answer = await action({ request, context, params: {} } as unknown as ActionFunctionArgs).catch(
    (thrown) => thrown,
  )
  const status = answer instanceof Response ? answer.status : (answer as { init: { status: number } }).init.status
  const to = answer instanceof Response ? answer.headers.get('location') : null
  const kept = answer instanceof Response ? null : (answer as { data: unknown }).data
  if (answer instanceof Response) setCookie = answer.headers.get('set-cookie') ?? ''
  return { status, to, kept, posted: context.get(postedContext) }
}

it('redirects after a successful post, with one key for the same content of the same page', async () => {
  expect(await send({ 'letter-subject': 'Chart' })).toEqual({ status: 303, to: '/sent', kept: null, posted: null })
  await send({ 'letter-subject': 'Chart' })
  await send({ 'letter-subject': 'Another' })
  await send({ 'letter-subject': 'Chart', key: 'page-0002' })
  const [first, again, different, later] = keys.splice(0)
  expect(again).toBe(first)
  expect(new Set([first, different, later]).size).toBe(3)
})

it('takes what is sent again after Back for the same attempt, for ten minutes', async () => {
  await send({ 'letter-subject': 'Chart' })
  expect(setCookie).toMatch(
    /^sent-form=page-0001\.[0-9a-f]{64}; Path=\/letters; Max-Age=600; HttpOnly; SameSite=Strict$/,
  )
  const cookie = `a=1; ${setCookie.split(';')[0]}`
  await send({ 'letter-subject': 'Chart', key: 'page-0002', csrfToken: 'token' }, { cookie })
  await send({ 'letter-subject': 'Another', key: 'page-0002' }, { cookie })
  await send({ 'letter-subject': 'Chart', key: 'page-0003' }, { cookie: cookie.replace('page-', 'page ') })
  const [first, afterBack, ...further] = keys.splice(0)
  expect(afterBack).toBe(first)
  expect(further.map((key) => key.split('.')[0])).toEqual(['page-0002', 'page-0003'])
})

it('mails once what is sent again after Back within the pause between mails', async () => {
  const form = { ...letter, mailedAddress: () => '/mailed' }
  expect(await send({ 'letter-subject': 'refused' }, { form })).toMatchObject({ status: 422 })
  expect(await send({ 'letter-subject': 'Chart' }, { form })).toMatchObject({ status: 303, to: '/sent' })
  expect(setCookie).toContain('Max-Age=30;')
  const cookie = String(setCookie.split(';')[0])
  keys.splice(0)
  const again = await send({ 'letter-subject': 'Chart', key: 'page-0002' }, { form, cookie })
  expect([again.status, again.to, keys]).toEqual([303, '/mailed', []])
  await send({ 'letter-subject': 'Another', key: 'page-0002' }, { form, cookie })
  await send({ 'letter-subject': 'Chart', key: 'page-0002' }, { form })
  expect(keys).toHaveLength(2)
})

it('returns the input without secrets, with the problems that the screen and the server found', async () => {
  const typed = { 'letter-secret': 'hush', 'letter-subject': '' }
  expect(await send(typed)).toEqual({
    status: 422,
    to: null,
    kept: null,
    posted: { form: 'letter', values: { subject: '' }, problems: { subject: 'Enter a subject.' }, failure: [] },
  })
  expect(keys).toEqual([])
  expect((await send({ ...typed, 'letter-subject': 'refused' })).posted).toEqual({
    form: 'letter',
    values: { subject: 'refused' },
    problems: { subject: 'Too short.' },
    failure: [],
  })
})

it('keeps the input after the end of the session, without token and secrets, and sends nothing', async () => {
  const typed = { 'letter-secret': 'hush', 'letter-subject': 'Chart' }
  expect(await send(typed, { isSignedIn: false })).toEqual({
    status: 401,
    to: null,
    kept: {
      address: '/letters?to=theo',
      fields: [
        ['form', 'letter'],
        ['key', 'page-0001'],
        ['letter-subject', 'Chart'],
      ],
    },
    posted: null,
  })
  expect(keys).toEqual([])
})

it('returns a form of another session to its sender, and sends nothing', async () => {
  const failure = ['Your session had ended, and nothing was sent. Check what you typed and send it again.']
  for (const csrfToken of ['', 'of the session before']) {
    expect(await send({ csrfToken, 'letter-subject': 'Chart', 'letter-secret': 'hush' })).toMatchObject({
      status: 422,
      posted: { form: 'letter', values: { subject: 'Chart' }, problems: {}, failure },
    })
  }
  expect(keys).toEqual([])
})

it('rejects another form', async () => {
  expect((await send({ form: 'another' })).status).toBe(400)
})
