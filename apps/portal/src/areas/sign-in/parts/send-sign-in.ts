import { auth } from 'contract'
import { FetchError } from 'record-cache'
import type { AuthCalls } from '../../../session/auth-calls.ts'

/**
 * `nextStep` when the password is correct and a second factor is needed. `isWrong` when address or password are wrong; otherwise signing in
 * is not possible now. No message means a fault of the server or of a proxy.
 */
export type SignInOutcome =
  | { isSignedIn: true }
  | { isSignedIn: false; nextStep: SignInStep }
  | { isSignedIn: false; isWrong: true; message: string }
  | { isSignedIn: false; isWrong: false; message: string | null }

/** To give a second factor, or to set one up. */
type SignInStep = 'verify' | 'set-up'

/**
 * Signs in by e-mail and password. A refusal is an outcome with the server's words.
 *
 * @throws what the fetch throws when there is no answer.
 */
export async function sendSignIn(
  { ask }: Pick<AuthCalls, 'ask'>,
  input: { email: string; password: string },
): Promise<SignInOutcome> {
  try {
    await ask(auth.signIn, input)
    return { isSignedIn: true }
  } catch (error) {
    if (!(error instanceof FetchError) || error.status === 0) throw error
    const nextStep = nextStepOf(error.body)
    if (nextStep) return { isSignedIn: false, nextStep }
    const message = error.status < 500 ? titleOf(error.body) : null
    return error.status === 401 && message !== null
      ? { isSignedIn: false, isWrong: true, message }
      : { isSignedIn: false, isWrong: false, message }
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
