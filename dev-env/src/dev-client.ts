import type { SessionShape } from 'contract'

/** An answer, read completely; `body` is the parsed JSON, if it is JSON. */
export type DevResponse = { status: number; headers: Headers; body: unknown; text: string }

export type DevRequest = { headers?: Record<string, string>; body?: unknown; signal?: AbortSignal }

/** An HTTP client with a session: it keeps the cookie and sends the CSRF token. */
export type DevClient = {
  readonly session: SessionShape | null
  /** The cookie header of the session, for browsers and streams. */
  readonly cookie: string
  /** @throws Error when sign-in is refused. */
  signIn(email: string, password: string): Promise<SessionShape>
  /** Objects are sent as JSON, forms as they are. */
  request(method: string, path: string, request?: DevRequest): Promise<DevResponse>
  get(path: string, headers?: Record<string, string>): Promise<DevResponse>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<DevResponse>
  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<DevResponse>
}

/** @param url - called for each request, because a restarted server may have another address. */
export function devClient(url: () => string): DevClient {
  let session: SessionShape | null = null
  let cookie = ''

  const request: DevClient['request'] = async (method, path, { headers = {}, body, signal } = {}) => {
    const isJson = body !== undefined && !(body instanceof FormData)
    const response = await fetch(url() + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(cookie === '' ? {} : { cookie }),
        ...(session === null || method === 'GET' ? {} : { 'x-csrf-token': session.csrfToken }),
        ...(isJson ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    })
    const set = response.headers.getSetCookie().find((each) => each.startsWith('session='))
    if (set !== undefined) cookie = set.split(';')[0] ?? ''
    const text = await response.text()
    const parsed = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
    return { status: response.status, headers: response.headers, body: parsed, text }
  }

  return {
    get session() {
      return session
    },
    get cookie() {
      return cookie
    },
    signIn: async (email, password) => {
      const { status, body, text } = await request('POST', '/auth/sign-in', { body: { email, password } })
      if (status !== 200) throw new Error(`Sign-in of ${email} failed: ${status} ${text}`)
      session = body as SessionShape
      return session
    },
    request,
    get: (path, headers) => request('GET', path, headers === undefined ? {} : { headers }),
    post: (path, body, headers) => request('POST', path, { body, ...(headers === undefined ? {} : { headers }) }),
    patch: (path, body, headers) => request('PATCH', path, { body, ...(headers === undefined ? {} : { headers }) }),
  }
}
