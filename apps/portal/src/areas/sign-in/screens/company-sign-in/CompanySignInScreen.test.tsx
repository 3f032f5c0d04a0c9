import { cleanup, fireEvent, screen } from '@testing-library/react'
import { auth } from 'contract'
import { FetchError } from 'record-cache'
import { afterEach, expect, it } from 'vitest'
import { showToVisitor } from '../../../../testing/show-to-visitor.tsx'
import { CompanySignInScreen } from './CompanySignInScreen.tsx'

afterEach(cleanup)

/** Renders the screen over a server that gives one answer to all calls, and records them. */
const show = (answer: () => Promise<unknown>, at = '/login/company?startURL=%2Fcase-manager') =>
  showToVisitor(CompanySignInScreen, { path: '/login/company', at, answer })

function submit(email: string): void {
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: email } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

it('asks for an address without a call, and says at it that its company has no sign-in here', async () => {
  const title = 'The company of this address does not sign in here by its own sign-in. Use your password.'
  const asked = show(async () => {
    const body = { title, code: 'PROVIDER_NOT_SET_UP', field: 'email' }
    throw new FetchError('/auth/provider', { status: 400, statusText: '', body })
  })
  submit('mara')
  expect(screen.getByText('Enter a valid email address, such as name@company.com.')).toBeTruthy()
  expect(asked).toEqual([])
  submit(' mara@osprey-ridge.example ')
  expect(await screen.findByText(title)).toBeTruthy()
  expect(asked).toEqual([
    { path: auth.beginProviderSignIn.path, body: { email: 'mara@osprey-ridge.example', startURL: '/case-manager' } },
  ])
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'))
})

it('keeps the address when there is no connection, and leads back to the password', async () => {
  show(() => Promise.reject(new TypeError('no connection')))
  submit('mara@osprey-ridge.example')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'There is no connection. Nothing was sent, and what you typed is still here.',
  )
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('mara@osprey-ridge.example')
  expect(screen.getByRole('link', { name: 'Sign in with a password' }).getAttribute('href')).toBe(
    '/login?startURL=%2Fcase-manager',
  )
})

it('links to the company’s sign-in when the form was sent without JavaScript', () => {
  show(async () => undefined, '/login/company?ready=yes')
  const link = screen.getByRole('link', { name: 'Continue to your company’s sign-in' })
  expect(link.getAttribute('href')).toBe('/auth/provider/continue')
})
