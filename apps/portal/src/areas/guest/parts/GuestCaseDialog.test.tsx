import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import type { CacheResponse } from 'record-cache'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { ok, refused, scriptedService } from '../../../testing/scripted-service.ts'
import { GuestCaseDialog } from './GuestCaseDialog.tsx'

const EMAIL = 'ada@elsewhere.example'
const success = ok({ result: 'Success', AccountName: null })

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  cleanup()
})

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {isOpen ? <GuestCaseDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** Opens the dialog over a service that gives these answers in order. */
function open(...answers: (CacheResponse | Promise<CacheResponse>)[]) {
  const service = scriptedService({
    'GuestUserController/sendVerificationEmail': () => answers.shift() ?? refused(500, 'INTERNAL_SERVER_ERROR'),
  })
  renderScreen(Opener, { path: '/article', at: '/article', fetch: service.fetch, isSignedIn: false })
  press('open')
  return service
}

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(button(name))
const title = () => screen.getByRole('dialog').querySelector('h2')?.textContent
const isDisabled = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
const hrefOf = (name: string) => decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '')
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

function fill(name: string, email: string): void {
  fireEvent.change(field('Name'), { target: { value: name } })
  fireEvent.change(field('E-mail'), { target: { value: email } })
}

async function toStageThree(): Promise<void> {
  press('Continue as guest')
  fill('Ada Visitor', EMAIL)
  press('Submit')
  await screen.findByText('Verify your e-mail')
}

it('offers to sign in, to continue as a guest and to register, each with the case form as the next page', () => {
  open()
  expect(title()).toBe('Continue to open a case')
  expect(hrefOf('Sign in')).toBe('/login?startURL=/case-manager/Open-a-Case')
  expect(hrefOf('Register')).toBe('/registration-page?startURL=/case-manager/Open-a-Case')
  expect(hrefOf('Get a new link to your case')).toBe('/guest-case-link')
  press('Continue as guest')
  expect(title()).toBe('Continue as guest')
  press('Back')
  expect(title()).toBe('Continue to open a case')
})

it('enables Submit for a name and a valid address only, and says nothing of others', () => {
  const service = open()
  press('Continue as guest')
  const before = screen.getByRole('dialog').textContent
  for (const [name, email] of [
    ['', ''],
    ['Ada', ''],
    ['', EMAIL],
    ['Ada', 'ada@elsewhere'],
  ] as const) {
    fill(name, email)
    expect([name, email, isDisabled('Submit')]).toEqual([name, email, true])
    press('Submit')
    fireEvent.submit(field('Name'))
  }
  expect(screen.getByRole('dialog').textContent).toBe(before)
  fill('Ada', EMAIL.toUpperCase())
  expect(isDisabled('Submit')).toBe(false)
  expect(service.asked).toEqual([])
})

it('sends name and address once, shows where the link went, and enables Resend', async () => {
  const service = open(success)
  await toStageThree()
  expect(screen.getByText(EMAIL)).toBeTruthy()
  expect(isDisabled('Resend')).toBe(false)
  expect(service.asked.map(({ body }) => body)).toEqual([
    { encodedURL: 'name=Ada+Visitor&email=ada%40elsewhere.example', emailAddress: EMAIL, name: 'Ada Visitor' },
  ])
})

it('locks Resend for thirty seconds after a resend, for any answer, and shows 30 again at 0', async () => {
  open(success, ok({ result: 'User_Present', AccountName: 'Osprey' }))
  await toStageThree()
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() + 60_000 })
  press('Resend')
  await screen.findByText(/^E-mail sent again. You can resend in 30 seconds.$/, { selector: '[aria-hidden]' })
  expect([title(), isDisabled('Resend')]).toEqual(['Verify your e-mail', true])
  const circle = () => screen.getByRole('dialog').querySelector('svg + [aria-hidden]')?.textContent
  act(() => void vi.advanceTimersByTime(12_000))
  expect([circle(), isDisabled('Resend')]).toEqual(['18', true])
  act(() => void vi.advanceTimersByTime(18_000))
  expect([circle(), isDisabled('Resend')]).toEqual(['30', false])
})

it('says when an e-mail is sent that is requested within thirty seconds of another', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  open(success, success)
  await toStageThree()
  act(() => void vi.advanceTimersByTime(10_000))
  press('Resend')
  const text = (pattern: RegExp) => screen.findByText(pattern, { selector: '[aria-hidden]' })
  await text(/^We send the next e-mail in 20 seconds\. You can resend in 30 seconds\.$/)
  act(() => void vi.advanceTimersByTime(20_000))
  await text(/^E-mail sent again\. You can resend in 10 seconds\.$/)
})

it('only logs a mail that could not be sent, enables its button again, and keeps what was typed', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const service = open(refused(500, 'INTERNAL_SERVER_ERROR'), success)
  press('Continue as guest')
  fill('Ada Visitor', EMAIL)
  const before = screen.getByRole('dialog').textContent
  press('Submit')
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(isDisabled('Submit')).toBe(false))
  expect(screen.getByRole('dialog').textContent).toBe(before)
  expect([field('Name').value, field('E-mail').value]).toEqual(['Ada Visitor', EMAIL])
  press('Submit')
  await screen.findByText('Verify your e-mail')
  press('Resend')
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(isDisabled('Resend')).toBe(false))
  expect(service.asked).toHaveLength(3)
})

it('says to log in or to create an account where the address is known, with the way there', async () => {
  const cases = [
    [
      'User_Present',
      'Login',
      '/login',
      'This e-mail address belongs to a user of Osprey. Please log in to open a case.',
    ],
    [
      'Contact_Present',
      'Create an Account',
      '/registration-page',
      'We know this e-mail address as a contact of Osprey. Please create an account to open a case.',
    ],
  ] as const
  for (const [result, link, path, text] of cases) {
    open(ok({ result, AccountName: 'Osprey' }))
    press('Continue as guest')
    fill('Ada Visitor', EMAIL)
    press('Submit')
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect(hrefOf(link)).toBe(`${path}?startURL=/case-manager/Open-a-Case`)
    cleanup()
  }
})

it('starts from the beginning after it was closed, also when the answer comes later', async () => {
  const late = Promise.withResolvers<CacheResponse>()
  open(success, success, late.promise)
  await toStageThree()
  press('Resend')
  await screen.findByText(/^We send the next e-mail/, { selector: '[aria-hidden]' })
  press('Cancel')
  expect(screen.queryByRole('dialog')).toBeNull()
  press('open')
  expect(title()).toBe('Continue to open a case')
  press('Continue as guest')
  expect([field('Name').value, field('E-mail').value]).toEqual(['', ''])
  fill('Ada Visitor', EMAIL)
  press('Submit')
  press('Close')
  press('open')
  await act(async () => late.resolve(success))
  expect(title()).toBe('Continue to open a case')
})
