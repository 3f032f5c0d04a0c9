import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { auth, failureTexts } from 'contract'
import { FetchError } from 'record-cache'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { scriptedService } from '../../../../testing/scripted-service.ts'
import { showToVisitor } from '../../../../testing/show-to-visitor.tsx'
import { SignInScreen } from './SignInScreen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Renders the screen over a server that gives one answer to all attempts, and records them. */
function signInWith(answer: () => Promise<undefined>, at = '/login') {
  const attempts: unknown[] = []
  const unused = (): never => {
    throw new Error('not part of this test')
  }
  renderScreen(SignInScreen, {
    path: '/login',
    at,
    isSignedIn: false,
    fetch: scriptedService({}).fetch,
    auth: {
      signOut: unused,
      ask: async (call, input) => {
        expect(call.path).toBe(auth.signIn.path)
        attempts.push(input)
        return (await answer()) as never
      },
      check: unused,
      renew: unused,
    },
  })
  return attempts
}

const fill = (email: string, password: string): void => {
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: email } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }))
}

const refusing = (status: number, body?: unknown) => async () => {
  throw new FetchError(auth.signIn.path, { status, statusText: '', body })
}

const wrong = refusing(401, { title: 'Sorry your password is incorrect. Please try again.' })

it('asks for what is missing without a call', () => {
  const attempts = signInWith(wrong)
  fill('mara', '')
  expect(screen.getByText('Enter a valid email address, such as name@company.com.')).toBeTruthy()
  expect(screen.getByText('Enter your password.')).toBeTruthy()
  expect(attempts).toEqual([])
})

it('says at the e-mail that it is too long, without a call', () => {
  const attempts = signInWith(wrong)
  const longest = `${'m'.repeat(247)}@o.aero`
  fill(`m${longest}`, 'x')
  expect(screen.getByText('An e-mail address has at most 254 characters.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'))
  expect(attempts).toEqual([])
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: ` ${longest} ` } })
  expect(screen.queryByText('An e-mail address has at most 254 characters.')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(attempts).toEqual([{ email: longest, password: 'x' }])
})

it('looks at an e-mail when it is left, and again while it is mended', () => {
  signInWith(wrong)
  const email = screen.getByLabelText('E-mail')
  const message = () => screen.queryByText('Enter a valid email address, such as name@company.com.')
  fireEvent.blur(email)
  expect(message()).toBeNull()
  fireEvent.change(email, { target: { value: 'mara' } })
  expect(message()).toBeNull()
  fireEvent.blur(email)
  expect(message()).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'x' } })
  expect(message()).toBeTruthy()
  fireEvent.change(email, { target: { value: 'mara@osprey-ridge.example' } })
  expect(message()).toBeNull()
})

it('shows the refusal at the password, and keeps both fields as they were', async () => {
  const attempts = signInWith(wrong)
  fill(' mara@osprey-ridge.example ', 'a wrong one ')
  expect(await screen.findByText('Sorry your password is incorrect. Please try again.')).toBeTruthy()
  expect(attempts).toEqual([{ email: 'mara@osprey-ridge.example', password: 'a wrong one ' }])
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('a wrong one ')
})

it('shows a limit, a fault and a missing answer above the form, each as what it is', async () => {
  signInWith(refusing(429, { title: 'Too many requests. Try again in 30 seconds.' }))
  fill('mara@osprey-ridge.example', 'x')
  expect((await screen.findByRole('alert')).textContent).toBe('Too many requests. Try again in 30 seconds.')
  cleanup()
  signInWith(refusing(503))
  fill('mara@osprey-ridge.example', 'x')
  expect((await screen.findByRole('alert')).textContent).toContain('We are having technical difficulties.')
  cleanup()
  signInWith(async () => {
    throw new TypeError('no connection')
  })
  fill('mara@osprey-ridge.example', 'x')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'There is no connection. Nothing was sent, and what you typed is still here.',
  )
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('x')
})

it('says why one has to sign in again, and ignores reasons that it does not know', () => {
  signInWith(wrong, '/login?reason=expired')
  expect(screen.getByText('Your session has expired. Please Sign In again to continue.')).toBeTruthy()
  cleanup()
  signInWith(wrong, '/login?reason=constructor')
  expect(screen.queryByText(/function|session/)).toBeNull()
})

it('says why a passkey did not sign in, and keeps what was typed', async () => {
  vi.stubGlobal('PublicKeyCredential', { isConditionalMediationAvailable: async () => false })
  const refusals = [
    new FetchError('/auth/sign-in/passkey/begin', {
      status: 400,
      statusText: 'Bad Request',
      body: { code: 'PASSKEY_REFUSED', title: failureTexts.PASSKEY_REFUSED },
    }),
    new TypeError('the connection was lost'),
  ]
  showToVisitor(SignInScreen, {
    path: '/login',
    answer: () => {
      throw refusals.shift() ?? new Error('asked too often')
    },
  })
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'mara@osprey.example' } })
  for (const text of [failureTexts.PASSKEY_REFUSED, failureTexts.NO_ANSWER]) {
    fireEvent.click(screen.getByRole('button', { name: 'Use a passkey' }))
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('mara@osprey.example')
  }
})

it('offers passkeys in the field of the address where the browser can, and says nothing where that comes to nothing', async () => {
  vi.stubGlobal('PublicKeyCredential', { isConditionalMediationAvailable: async () => true })
  const asked = showToVisitor(SignInScreen, { path: '/login', answer: () => ({ challenge: 'AAAA' }) })
  expect(screen.getByLabelText('E-mail').getAttribute('autocomplete')).toBe('username webauthn')
  await waitFor(() => expect(asked.map(({ path }) => path)).toEqual(['/auth/sign-in/passkey/begin']))
  expect(screen.queryByRole('alert')).toBeNull()
})
