import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { auth } from 'contract'
import { FetchError } from 'record-cache'
import { afterEach, expect, it, vi } from 'vitest'
import { showToVisitor } from '../../../../testing/show-to-visitor.tsx'
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Renders the screen over a server that gives one answer to all calls, and records them. */
const openAt = (at: string, answer: () => Promise<unknown>) =>
  showToVisitor(ResetPasswordScreen, { path: '/reset-password', at, answer })

const refusal = (status: number, body: object) =>
  new FetchError('/auth', { status, statusText: 'refused', body: { title: 'Refused.', ...body } })

const fillPassword = (password: string, confirmation = password): void => {
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: password } })
  fireEvent.change(screen.getByLabelText('Re-enter password'), { target: { value: confirmation } })
  fireEvent.click(screen.getByRole('button', { name: 'Reset password' }))
}

const GOOD = 'Over-the-fells.2026'
const LINK = '/reset-password#token=secret'

it('asks for an address, says where the link went, and counts until it can be sent again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const asked = openAt('/reset-password', async () => ({ resendAfterSeconds: 30 }))
  fireEvent.click(screen.getByRole('button', { name: 'Send reset link' }))
  expect(screen.getByText('Enter a valid email address, such as name@company.com.')).toBeTruthy()
  expect(asked).toEqual([])
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: ' mara@osprey-ridge.example ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send reset link' }))
  expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeTruthy()
  expect(screen.getByText('mara@osprey-ridge.example')).toBeTruthy()
  const resend = screen.getByRole('button', { name: 'Resend e-mail' })
  fireEvent.click(resend)
  expect(asked.length).toBe(1)
  await vi.advanceTimersByTimeAsync(31_000)
  fireEvent.click(resend)
  expect(await screen.findByText('E-mail sent again.')).toBeTruthy()
  expect(asked).toEqual(Array(2).fill({ path: auth.forgotPassword.path, body: { email: 'mara@osprey-ridge.example' } }))
  fireEvent.click(screen.getByRole('button', { name: 'Use another address' }))
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('mara@osprey-ridge.example')
})

it('keeps the address where no link could be mailed, and says when it is not sent again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const answers = [() => Promise.reject(refusal(500, {})), async () => ({ resendAfterSeconds: 30 })]
  openAt('/reset-password', () => (answers.shift() ?? (() => Promise.reject(refusal(503, {}))))())
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send reset link' }))
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'mara@osprey-ridge.example' } })
  send()
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your password was not reset due to technical error. Please try it after sometime.',
  )
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('mara@osprey-ridge.example')
  send()
  const resend = await screen.findByRole('button', { name: 'Resend e-mail' })
  await vi.advanceTimersByTimeAsync(31_000)
  fireEvent.click(resend)
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The service did not answer as it should. Try again shortly: what you typed is still here.',
  )
})

it('ticks the rules while the password is typed, and sends nothing that breaks them', async () => {
  const asked = openAt(LINK, async () => undefined)
  fillPassword('short', 'shorter')
  expect(screen.getByText('Invalid password. Please verify below instructions and try again')).toBeTruthy()
  expect(screen.getByText("Passwords don't match.")).toBeTruthy()
  expect(asked).toEqual([])
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'Aaaaaaaaaaaaa1!' } })
  const states = () => screen.getAllByRole('listitem').map((item) => item.textContent)
  await waitFor(() => expect(states()).toContain('Not common or easy to guess, not checked yet'))
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: GOOD } })
  await waitFor(() =>
    expect(states()).toEqual([
      'At least 14 characters, met',
      'One uppercase letter, met',
      'One lowercase letter, met',
      'One number, met',
      'One special character: $ ! . # ^ @ % &, met',
      'No spaces, met',
      'Does not contain “password”, met',
      'Not common or easy to guess, met',
      'Not one of your last 3 passwords, not checked yet',
    ]),
  )
})

it('marks the rule that only the server can check, until the password is changed', async () => {
  openAt(LINK, () =>
    Promise.reject(
      refusal(400, {
        title: 'This password is one of your last 3 passwords. Choose another one.',
        code: 'PASSWORD_USED_BEFORE',
        field: 'password',
        rules: ['notUsedBefore'],
      }),
    ),
  )
  fireEvent.blur(screen.getByLabelText('New password'))
  fillPassword(GOOD)
  expect(await screen.findByText('This password is one of your last 3 passwords. Choose another one.')).toBeTruthy()
  const rule = () => screen.getAllByRole('listitem').at(-1)?.textContent
  expect(rule()).toBe('Not one of your last 3 passwords, not met')
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: `${GOOD}.1` } })
  expect(rule()).toBe('Not one of your last 3 passwords, not checked yet')
})

it('says that the password was not reset when the call fails, and keeps what was typed', async () => {
  for (const error of [refusal(500, {}), refusal(503, {}), new TypeError('no connection')]) {
    openAt(LINK, () => Promise.reject(error))
    fillPassword(GOOD)
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your password was not reset due to technical error. Please try it after sometime.',
    )
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe(GOOD)
    cleanup()
  }
})

it('says when a link is no longer valid, and leads to a new one', async () => {
  openAt(LINK, () =>
    Promise.reject(refusal(400, { title: 'This link is no longer valid. Ask for a new one.', code: 'LINK_INVALID' })),
  )
  fillPassword(GOOD)
  expect((await screen.findByRole('alert')).textContent).toBe('This link is no longer valid. Ask for a new one.')
  fireEvent.click(screen.getByRole('link', { name: 'Request a new link' }))
  expect(await screen.findByRole('button', { name: 'Send reset link' })).toBeTruthy()
})
