import { auth, type Call, type ExchangeOf, type SessionShape } from 'contract'
import { type CacheFetch, FetchError } from 'record-cache'
import { lifeOf, type SessionLife } from './session-keeper.ts'

/**
 * `nextStep` after a right password that is not enough. `isWrong` when the address or the password is; otherwise signing in is not possible
 * just now. Without a message the server, or something before it, has a fault.
 */
export type SignInOutcome =
  | { isSignedIn: true }
  | { isSignedIn: false; nextStep: SignInStep }
  | { isSignedIn: false; isWrong: true; message: string }
  | { isSignedIn: false; isWrong: false; message: string | null }

/** To give a second factor, or to set one up. */
export type SignInStep = 'verify' | 'set-up'

/** The calls about the session. They are not about records, so they bypass the record cache. */
export type AuthCalls = {
  /** A refusal is an outcome with the server's words; it is thrown only when there is no answer. */
  signIn: (input: { email: string; password: string }) => Promise<SignInOutcome>
  signOut: () => Promise<void>
  /** Sends another call about a login. @throws FetchError with the server's reasons; what the fetch throws when there is no answer. */
  ask: <C extends Call>(call: C, body: ExchangeOf<C>['body']) => Promise<ExchangeOf<C>['response']>
  /** What is left of the session; null when it is gone. */
  check: () => Promise<SessionLife | null>
  /** Renews the idle time; null when the session is gone. */
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
    signIn: async (input) => {
      const { status, body } = await send({ method: 'POST', path: auth.signIn.path, body: input })
      if (status === 200) return { isSignedIn: true }
      const nextStep = nextStepOf(body)
      if (nextStep) return { isSignedIn: false, nextStep }
      const message = status < 500 ? titleOf(body) : null
      return status === 401 && message !== null
        ? { isSignedIn: false, isWrong: true, message }
        : { isSignedIn: false, isWrong: false, message }
    },
    signOut: async () => {
      await send({ method: 'POST', path: auth.signOut.path })
    },
    ask: async ({ method, path }, body) => {
      const answer = await send({ method, path, body })
      if (answer.status >= 400) throw new FetchError(path, answer)
      return answer.body
    },
    check: () => lifeBy({ method: 'GET', path: auth.getSession.path }),
    renew: () => lifeBy({ method: 'POST', path: auth.renewSession.path }),
  }
}

function nextStepOf(problem: unknown): SignInStep | null {
  const code = typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : null
  if (code === 'SECOND_FACTOR_REQUIRED') return 'verify'
  return code === 'SECOND_FACTOR_SET_UP_REQUIRED' ? 'set-up' : null
}

function titleOf(problem: unknown): string | null {
  return typeof problem === 'object' && problem !== null && 'title' in problem ? String(problem.title) : null
}
