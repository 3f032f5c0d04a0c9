import { expect, it } from 'vitest'
import { createAuthCalls } from '../../../session/auth-calls.ts'
import { sendSignIn } from './send-sign-in.ts'

const input = { email: 'mara@osprey-ridge.example', password: 'x' }
const nothing = () => undefined

const signInAnswered = (status: number, body?: unknown) =>
  sendSignIn(
    createAuthCalls(async () => ({ status, statusText: '', body }), nothing),
    input,
  )

it('distinguishes a wrong password, a further step, a limit and a server fault', async () => {
  expect([
    await signInAnswered(200),
    await signInAnswered(401, { title: 'Wrong.' }),
    await signInAnswered(401, { title: 'A code.', code: 'SECOND_FACTOR_REQUIRED' }),
    await signInAnswered(401, { title: 'Set up.', code: 'SECOND_FACTOR_SET_UP_REQUIRED' }),
    await signInAnswered(429, { title: 'Too many.' }),
    await signInAnswered(503, { title: 'Busy.' }),
    await signInAnswered(413),
  ]).toEqual([
    { isSignedIn: true },
    { isSignedIn: false, isWrong: true, message: 'Wrong.' },
    { isSignedIn: false, nextStep: 'verify' },
    { isSignedIn: false, nextStep: 'set-up' },
    { isSignedIn: false, isWrong: false, message: 'Too many.' },
    { isSignedIn: false, isWrong: false, message: null },
    { isSignedIn: false, isWrong: false, message: null },
  ])
})

it('throws only when there is no answer', async () => {
  const calls = createAuthCalls(() => Promise.reject(new TypeError('no connection')), nothing)
  await expect(sendSignIn(calls, input)).rejects.toThrow('no connection')
})
