import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { auth } from 'contract'
import { FetchError } from 'record-cache'
import { afterEach, expect, it, vi } from 'vitest'
import { showToVisitor } from '../../../../testing/show-to-visitor.tsx'
import { RegistrationScreen } from './RegistrationScreen.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const YUKI = 'yuki.tanabe@osprey-ridge.example'
const GOOD = 'Over-the-fells.2026'
const LINK = '/registration-page#token=secret'
const opened = {
  email: YUKI,
  startURL: '/case-manager/Open-a-Case',
  terms: '2025-03',
  termsHtml: '<h2>Who may use it</h2>',
}

const refusal = (status: number, title: string, more: object = {}) =>
  new FetchError('/auth', { status, statusText: 'refused', body: { title, ...more } })

type Answers = Partial<Record<string, () => Promise<unknown>>>

/** Renders the screen over a server that answers by path; an unexpected call fails the test. */
function openAt(at: string, answers: Answers, signIn: () => Promise<unknown> = async () => undefined) {
  const asked = showToVisitor(RegistrationScreen, {
    path: '/registration-page',
    at,
    answer: (path) => {
      const answer = path === auth.signIn.path ? signIn : answers[path]
      if (!answer) throw new Error(`no answer is scripted for ${path}`)
      return answer()
    },
  })
  return asked
}

const begin = (email: string): void => {
  fireEvent.change(screen.getByLabelText('Company e-mail'), { target: { value: email } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

const current = () => screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step')

async function agree(): Promise<void> {
  fireEvent.click(await screen.findByRole('checkbox', { name: 'I agree to the Site Terms' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'I have read and agree to the Privacy Notice' }))
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

const complete = (): void => {
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: GOOD } })
  fireEvent.change(screen.getByLabelText('Re-enter password'), { target: { value: GOOD } })
  fireEvent.click(screen.getByRole('button', { name: 'Complete registration' }))
}

it('says at the e-mail why it cannot be registered, and keeps it', async () => {
  const texts = [
    'Sorry, we do not recognize your email address. Please re-enter or contact your account manager.',
    'This email address is already registered. Sign in instead.',
    'Enter a valid email address, such as name@company.com.',
  ]
  for (const text of texts) {
    openAt('/registration-page', { [auth.register.path]: () => Promise.reject(refusal(400, text, { field: 'email' })) })
    begin(YUKI)
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Company e-mail').value).toBe(YUKI)
    cleanup()
  }
})

it('sends the address with where it leads, says so, and cancels before the link was opened', async () => {
  const asked = openAt('/registration-page?startURL=/case-manager/Open-a-Case', {
    [auth.register.path]: async () => ({ resendAfterSeconds: 30 }),
    [auth.cancelRegistration.path]: async () => undefined,
  })
  begin('yuki')
  expect(screen.getByText('Enter a valid email address, such as name@company.com.')).toBeTruthy()
  begin(YUKI)
  const heading = await screen.findByRole('heading', { name: 'Check your inbox' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(current()?.textContent).toBe('Validate e-mail')
  expect(screen.getByRole('button', { name: 'Resend e-mail' }).getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(screen.getByRole('link', { name: 'Cancel registration' }))
  expect(await screen.findByText('another page')).toBeTruthy()
  expect(asked).toEqual([
    { path: auth.register.path, body: { email: YUKI, startURL: '/case-manager/Open-a-Case' } },
    { path: auth.cancelRegistration.path, body: {} },
  ])
})

it('goes from the terms to the password and signs in, by the version that the server named', async () => {
  const asked = openAt(LINK, {
    [auth.previewRegistration.path]: async () => opened,
    [auth.confirmRegistration.path]: async () => ({ email: YUKI }),
  })
  const next = await screen.findByRole('button', { name: 'Continue' })
  fireEvent.click(next)
  expect(current()?.textContent).toBe('Privacy and terms')
  await agree()
  expect(screen.getByText(`For ${YUKI}`)).toBeTruthy()
  complete()
  expect(await screen.findByRole('heading', { name: 'You’re registered' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Continue to Open a Case' })).toBeTruthy()
  const confirmation = { token: 'secret', password: GOOD, confirmPassword: GOOD, acceptedTerms: '2025-03' }
  expect(asked).toEqual([
    { path: auth.previewRegistration.path, body: { token: 'secret' } },
    { path: auth.confirmRegistration.path, body: confirmation },
    { path: auth.signIn.path, body: { email: YUKI, password: GOOD } },
  ])
})

it('says that the user is registered when the sign-in after it fails', async () => {
  const answers = {
    [auth.previewRegistration.path]: async () => opened,
    [auth.confirmRegistration.path]: async () => ({ email: YUKI }),
  }
  for (const failure of [refusal(503, 'Busy.'), new TypeError('no connection')]) {
    openAt(LINK, answers, () => Promise.reject(failure))
    await agree()
    complete()
    expect(await screen.findByText('Welcome. Sign in with your new password.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy()
    cleanup()
  }
})

it('keeps what was typed when a call fails, and says so', async () => {
  const noAnswer = 'The service did not answer as it should. Try again shortly: what you typed is still here.'
  const fail = () => Promise.reject(refusal(500, 'An unexpected error happened.'))
  openAt('/registration-page', { [auth.register.path]: fail, [auth.cancelRegistration.path]: fail })
  begin(YUKI)
  expect((await screen.findByRole('alert')).textContent).toBe(noAnswer)
  expect(screen.getByLabelText<HTMLInputElement>('Company e-mail').value).toBe(YUKI)
  fireEvent.click(screen.getByRole('link', { name: 'Cancel registration' }))
  await waitFor(() => expect(screen.getAllByText(noAnswer)).toHaveLength(2))
  cleanup()

  let isUp = false
  openAt(LINK, {
    [auth.previewRegistration.path]: () => (isUp ? Promise.resolve(opened) : fail()),
    [auth.confirmRegistration.path]: fail,
  })
  expect((await screen.findByRole('alert')).textContent).toBe(noAnswer)
  isUp = true
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await agree()
  complete()
  expect((await screen.findByRole('alert')).textContent).toBe(noAnswer)
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe(GOOD)
})

it('says when the mail could not be sent again, and stays with the address', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  openAt('/registration-page', {
    [auth.register.path]: async () => ({ resendAfterSeconds: 30 }),
    [auth.resendRegistration.path]: () => Promise.reject(refusal(503, 'The service is busy. Try again shortly.')),
  })
  begin(YUKI)
  const resend = await screen.findByRole('button', { name: 'Resend e-mail' })
  await vi.advanceTimersByTimeAsync(31_000)
  fireEvent.click(resend)
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The service did not answer as it should. Try again shortly: what you typed is still here.',
  )
  expect(screen.getByText(YUKI)).toBeTruthy()
})

it('says when a link is no longer valid, and leads to a new one', async () => {
  const text = 'This link is no longer valid. Ask for a new one.'
  openAt(LINK, { [auth.previewRegistration.path]: () => Promise.reject(refusal(400, text, { code: 'LINK_INVALID' })) })
  expect((await screen.findByRole('alert')).textContent).toBe(text)
  fireEvent.click(screen.getByRole('link', { name: 'Request a new link' }))
  expect(await screen.findByLabelText('Company e-mail')).toBeTruthy()
})
