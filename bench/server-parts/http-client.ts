import { Agent, type IncomingMessage, request } from 'node:http'

/** One request of a benchmark; `body` is JSON text. */
export type HttpRequest = {
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  body?: string
  headers?: Readonly<Record<string, string>>
}

export type HttpAnswer = { status: number; headers: IncomingMessage['headers']; text: string }

/** Sends requests over connections that stay open, with the headers of one session. */
export type HttpClient = { ask(request: HttpRequest): Promise<HttpAnswer>; close(): void }

export function httpClient(baseUrl: string, session: Readonly<Record<string, string>> = {}): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const { hostname, port } = new URL(baseUrl)
  const ask = ({ method, path, body, headers }: HttpRequest): Promise<HttpAnswer> => {
    const { promise, resolve, reject } = Promise.withResolvers<HttpAnswer>()
    const content =
      body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = request(
      { agent, hostname, port, method, path, headers: { ...session, ...content, ...headers } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(parts).toString() }),
        )
        answer.on('error', reject)
      },
    )
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close an idle connection just when it is used again. The request was then not read.
      if (sent.reusedSocket && error.code === 'ECONNRESET')
        resolve(ask({ method, path, ...(body === undefined ? {} : { body }), ...(headers ? { headers } : {}) }))
      else reject(error)
    })
    sent.end(body)
    return promise
  }
  return {
    ask,
    close: () => agent.destroy(),
  }
}

/** Signs in and returns a client with the session. */
export async function signedIn(baseUrl: string, email: string, password: string): Promise<HttpClient> {
  const visitor = httpClient(baseUrl)
  const { status, headers, text } = await visitor.ask({
    method: 'POST',
    path: '/auth/sign-in',
    body: JSON.stringify({ email, password }),
  })
  visitor.close()
  if (status !== 200) throw new Error(`${email} could not sign in: ${text}`)
  const { csrfToken } = JSON.parse(text) as { csrfToken: string }
  return httpClient(baseUrl, {
    cookie: headers['set-cookie']?.[0]?.split(';')[0] ?? '',
    'x-csrf-token': csrfToken,
  })
}
