import { type Call, type ExchangeOf, type SessionShape, session } from 'contract'
import { type CacheFetch, FetchError } from 'record-cache'
import { lifeOf, type SessionLife } from './session-keeper.ts'

/** Calls about the session. They bypass the record cache, which is for records. */
export type AuthCalls = {
  signOut: () => Promise<void>
  /** Sends another call about a login. @throws FetchError with the server's reasons; what the fetch throws when there is no answer. */
  ask: <C extends Call>(call: C, body: ExchangeOf<C>['body']) => Promise<ExchangeOf<C>['response']>
  /** The remaining time of the session; null when it has ended. */
  check: () => Promise<SessionLife | null>
  /** Renews the idle time; null when the session has ended. */
  renew: () => Promise<SessionLife | null>
}

/**
 * @param send - sends a call; a 401 must not be treated as the end of a session here.
 * @param onSession - called with the session of every answer: permissions can change during a session.
 */
export function createAuthCalls(send: CacheFetch, onSession: (session: SessionShape) => void): AuthCalls {
  const lifeBy = async (call: { method: 'GET' | 'POST'; path: string }): Promise<SessionLife | null> => {
    const headers: Record<string, string> = call.method === 'POST' ? { 'x-user-activity': '1' } : {}
    const { status, body, headers: answered } = await send({ ...call, headers })
    if (status === 401 || status === 403) return null
    if (status !== 200) throw new Error(`the session answered ${status}`)
    onSession(body as SessionShape)
    // Measured by the server's clock, from the answer's Date header; the browser's clock may be wrong.
    return lifeOf(body as SessionShape, Date.parse(answered?.date ?? ''))
  }
  return {
    signOut: async () => {
      await send({ method: 'POST', path: session.signOut.path })
    },
    ask: async ({ method, path }, body) => {
      const answer = await send({ method, path, body })
      if (answer.status >= 400) throw new FetchError(path, answer)
      return answer.body
    },
    check: () => lifeBy({ method: 'GET', path: session.getSession.path }),
    renew: () => lifeBy({ method: 'POST', path: session.renewSession.path }),
  }
}
