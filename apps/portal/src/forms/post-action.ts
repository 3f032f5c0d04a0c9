import { limits } from 'contract'
import { type ActionFunction, data, redirect } from 'react-router'
import type { CacheFetch, RecordCache } from 'record-cache'
import { randomKey } from '../records/random-key.ts'
import { type Audience, isFor } from '../site/audience.ts'
import { cookieValue } from '../site/cookies.ts'
import { cacheContext, postedContext, siteContext } from '../site/site.ts'
import type { FormOptions, Name } from './form.ts'
import { keptPost } from './kept-post.ts'
import { messages } from './messages.ts'
import { attemptTexts, type Refusal, refusalOf } from './outcome.ts'
import { postNames } from './post-names.ts'
import { controlId } from './typed-before.ts'

/** One form as the browser sent it. */
export type Post = {
  readonly query: URLSearchParams
  /** The record cache of this request; its calls have the rights of the sender. */
  readonly cache: RecordCache
  readonly fetch: CacheFetch
  /**
   * Equal for the same content of the same page, and for content that is sent again after Back, so that a form that is posted twice takes
   * effect once.
   */
  readonly idempotencyKey: string
}

/** How the server handles a natively posted form, with the fields and rules of the screen. */
export type PostedFormOptions<V> = Pick<FormOptions<V>, 'id' | 'fields' | 'problemsOf' | 'fieldOf' | 'texts'> & {
  /** The submitted values of the controls, by field; a field without a control is absent. */
  readonly read: (typed: Readonly<Record<string, string>>, post: Post) => V | Promise<V>
  /** Sends it. @returns the address to redirect to, or the refusal. @throws FetchError as the screen's `send` does. */
  readonly send: (values: V, post: Post) => Promise<string | Refusal<V>>
  /**
   * The address after a form by which a mail is sent. The same content that is sent again after Back, within the pause between mails, leads
   * there without a second mail: the calls of such forms know no idempotency key.
   */
  readonly mailedAddress?: (post: Post) => string
  /** Fields whose values must not be in a page. */
  readonly secrets?: readonly Name<V>[]
}

const UNAUTHORIZED = 401
const UNPROCESSABLE = 422
const SEE_OTHER = 303

/**
 * The `action` of a page with a form, for browsers without JavaScript and before hydration. It redirects, or renders the page with the
 * input and its problems. If the session has ended, it renders a page that keeps the input until the sender has signed in. The server has
 * checked the `csrfToken` before.
 */
export function postAction<V extends object>(
  page: { readonly audience: Audience | readonly Audience[] },
  form: PostedFormOptions<V>,
): ActionFunction {
  return async ({ request, context }) => {
    const { session, fetch } = context.get(siteContext)
    const url = new URL(request.url)
    const posted = new URLSearchParams(await request.text())
    if (!isFor(page.audience, session)) {
      if (session) throw data(null, { status: 404 })
      const secrets = form.secrets?.map((name) => controlId(form.id, name)) ?? []
      throw data(keptPost(url, posted, secrets), { status: UNAUTHORIZED })
    }
    if (posted.get(postNames.form) !== form.id) throw data(null, { status: 400 })
    const { key: idempotencyKey, isRepeated } = await keyOf(request, url, posted)
    const post: Post = { query: url.searchParams, cache: context.get(cacheContext), fetch, idempotencyKey }
    if (isRepeated && form.mailedAddress) throw redirect(form.mailedAddress(post), { status: SEE_OTHER })
    const values = await form.read(typedIn(form.id, posted), post)
    const isOfSession = session === null || posted.get(postNames.csrfToken) === session.csrfToken
    const outcome = isOfSession ? await attempt(form, values, post) : { failure: [messages.sessionHadEnded] }
    if (typeof outcome === 'string') {
      const headers = {
        'set-cookie': sentCookie(idempotencyKey, url, form.mailedAddress ? limits.resendSeconds : SENT_SECONDS),
      }
      throw redirect(outcome, { status: SEE_OTHER, headers })
    }
    const shown = Object.entries(values).filter(([name]) => !form.secrets?.some((secret) => secret === name))
    context.set(postedContext, {
      form: form.id,
      values: Object.fromEntries(shown),
      problems: { ...('problems' in outcome ? outcome.problems : {}) },
      failure: outcome.failure ?? [],
    })
    return data(null, { status: UNPROCESSABLE })
  }
}

async function attempt<V extends object>(
  { fields, fieldOf = {}, texts = attemptTexts, problemsOf, send }: PostedFormOptions<V>,
  values: V,
  post: Post,
): Promise<string | Refusal<V>> {
  const problems = problemsOf(values)
  if (fields.some((name) => problems[name] !== undefined)) return { problems }
  try {
    return await send(values, post)
  } catch (error) {
    return refusalOf(error, texts, fieldOf)
  }
}

/** The submitted values of the controls of a form, by field. */
function typedIn(form: string, posted: URLSearchParams): Record<string, string> {
  const start = controlId(form, '')
  const own = [...posted].filter(([name]) => name.startsWith(start))
  // Forms are sent with CRLF line ends, while the values of controls have LF.
  return Object.fromEntries(own.map(([name, value]) => [name.slice(start.length), value.replaceAll('\r\n', '\n')]))
}

/** The cookie with the key of the form that was sent last from a page, and how long it counts as the same attempt. */
const SENT = 'sent-form'
const SENT_SECONDS = 600

/** The key of the page and the hash of what is sent; after Back the page has another key, so that the one of the first attempt is used. */
async function keyOf(
  request: Request,
  { search }: URL,
  posted: URLSearchParams,
): Promise<{ key: string; isRepeated: boolean }> {
  const page = posted.get(postNames.key)
  const content = [...posted].filter(([name]) => name !== postNames.key && name !== postNames.csrfToken)
  const text = JSON.stringify([search, content])
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  const hash = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const earlier = cookieValue(request.headers.get('cookie'), SENT)
  if (earlier?.endsWith(`.${hash}`) && KEY.test(earlier)) return { key: earlier, isRepeated: true }
  return { key: `${page !== null && /^[\w-]{8,64}$/.test(page) ? page : randomKey()}.${hash}`, isRepeated: false }
}

const KEY = /^[\w-]{8,64}\.[0-9a-f]{64}$/

function sentCookie(key: string, { pathname, protocol }: URL, seconds: number): string {
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${SENT}=${key}; Path=${pathname}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`
}
