import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { auth } from 'contract'
import { FetchError } from 'record-cache'
import { afterEach, expect, it } from 'vitest'
import { showToVisitor } from '../../../../testing/show-to-visitor.tsx'
import { SetUpSecondFactorScreen } from './SetUpSecondFactorScreen.tsx'

afterEach(cleanup)

const app = { token: 't', key: 'ABCDEFGH', address: 'otpauth://totp/x', qrCode: { size: 21, path: 'M0 0h1v1h-1z' } }

const show = (answers: Readonly<Record<string, () => unknown>>) =>
  showToVisitor(SetUpSecondFactorScreen, { path: '/login/set-up', answer: (path) => answers[path]?.() })

it('shows the key as a picture and as text, takes a code, and shows the recovery codes', async () => {
  const asked = show({
    [auth.beginAuthenticatorApp.path]: () => app,
    [auth.confirmAuthenticatorApp.path]: () => ({ recoveryCodes: ['1111-2222-3333-4444', '5555-6666-7777-8888'] }),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Set up an authenticator app' }))
  expect(await screen.findByRole('img', { name: 'QR code for an authenticator app' })).toBeTruthy()
  expect(screen.getByText('ABCD EFGH')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Code from the app'), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Confirm and sign in' }))
  const title = await screen.findByRole('heading', { name: 'Save your recovery codes' })
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(screen.getByText('5555-6666-7777-8888')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Download codes' }).getAttribute('href')).toBe(
    'data:text/plain,1111-2222-3333-4444%0A5555-6666-7777-8888%0A',
  )
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy()
  expect(asked).toEqual([
    { path: auth.beginAuthenticatorApp.path, body: {} },
    { path: auth.confirmAuthenticatorApp.path, body: { token: 't', code: '123456' } },
  ])
})

it('says that the step has ended, and leads back to the password', async () => {
  show({
    [auth.beginAuthenticatorApp.path]: () => {
      const body = {
        title: 'This step was not started in this browser, or took longer than ten minutes. Start again.',
        code: 'STEP_EXPIRED',
      }
      throw new FetchError('/auth', { status: 400, statusText: '', body })
    },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Set up an authenticator app' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This step was not started in this browser, or took longer than ten minutes. Start again.',
  )
  expect(screen.getByRole('link', { name: 'Start again' }).getAttribute('href')).toBe('/login')
})
